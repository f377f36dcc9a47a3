import type { CallOutput } from '../api/contract.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import type { ListPage } from '../api/mergePages.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useRawSearch, useSearchState } from '../navigation/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { Round, transactionsCalls } from './calls.ts'
import { type StatusFilter, type TransferKind, transactionPageSize } from './constants.ts'
import { parseTransactionsSearch, periodBounds, reachablePeriod, type TransactionsPeriod, toTransactionsSearch } from './model.ts'
import { PaymentList } from './PaymentList.tsx'
import { useRoundsList, useTransfersList } from './queries.ts'
import { RoundCheck } from './RoundCheck.tsx'
import { RoundList } from './RoundList.tsx'
import { parseRoundParam } from './roundParam.ts'
import { TransactionsScreen } from './TransactionsScreen.tsx'

/** Route component of `/min-konto/transaktioner`: the lists, or one round that the URL names. View, period, kind and status are in the URL, so that a reload or a shared link restores them. */
export function TransactionsPage() {
  const roundId = parseRoundParam(useRawSearch())
  return <AccountLayout current="transactions">{roundId ? <RoundCheck roundId={roundId} /> : <Lists />}</AccountLayout>
}

function Lists() {
  const { now } = usePageContext()
  const [query, setQuery] = useSearchState(parseTransactionsSearch, toTransactionsSearch)
  const { kind, status } = query
  const period = reachablePeriod(query.period, now)
  const bounds = periodBounds(period, now)
  return (
    <TransactionsScreen
      query={{ ...query, period }}
      payments={
        <Payments
          bounds={bounds}
          period={period}
          kind={kind}
          status={status}
          onShowAll={() => setQuery({ ...query, kind: 'all', status: 'all' })}
        />
      }
      now={now}
      bounds={bounds}
      rounds={<Rounds bounds={bounds} period={period} status={status} onShowAll={() => setQuery({ ...query, status: 'all' })} />}
      onChange={(next) => setQuery({ ...query, ...next })}
    />
  )
}

interface ListProps {
  /** UTC ms. */
  bounds: { from: number; to?: number }
  period: TransactionsPeriod
  status: StatusFilter
  /** Removes the filters. */
  onShowAll(): void
}

const inputOf = (bounds: ListProps['bounds'], status: StatusFilter) => (page: number) => ({
  body: { skip: page * transactionPageSize, limit: transactionPageSize, ...bounds, status },
})

type TransfersResponse = CallOutput<typeof transactionsCalls.transfers>
const transfersPage = ({ transfers, total }: TransfersResponse): ListPage<Transfer> => ({ items: transfers, total })
const transferId = ({ id }: Transfer) => id

interface PaymentsProps extends ListProps {
  kind: TransferKind
}

function Payments({ bounds, period, kind, status, onShowAll }: PaymentsProps) {
  const ofKind = (page: number) => ({ body: { ...inputOf(bounds, status)(page).body, kind } })
  const list = useTransfersList({ inputOf: ofKind, toPage: transfersPage, idOf: transferId })
  return <PaymentList list={list} period={period} kind={kind} status={status} onShowAll={onShowAll} />
}

type GamesHistoryResponse = CallOutput<typeof transactionsCalls.gamesHistory>
const roundsPage = ({ rounds, total }: GamesHistoryResponse): ListPage<Round> => ({ items: rounds, total })
const roundId = ({ transactionId }: Round) => transactionId

function Rounds({ bounds, period, status, onShowAll }: ListProps) {
  const list = useRoundsList({ inputOf: inputOf(bounds, status), toPage: roundsPage, idOf: roundId })
  return <RoundList list={list} period={period} status={status} onShowAll={onShowAll} />
}
