import type { CallOutput } from '../api/contract.ts'
import { createPagedListHook } from '../api/createPagedListHook.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import type { ListPage } from '../api/mergePages.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSearchState } from '../content/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { Round, transactionsCalls } from './calls.ts'
import { type PeriodDays, parseTransactionsSearch, periodStart, toTransactionsSearch } from './model.ts'
import { PaymentList } from './PaymentList.tsx'
import { transactionPageSize } from './pageSize.ts'
import { RoundList } from './RoundList.tsx'
import { TransactionsScreen } from './TransactionsScreen.tsx'
import type { TransferKind } from './transferKinds.ts'

const useTransactionsList = createPagedListHook<typeof transactionsCalls>('transactions')

/** Route component of `/min-konto/transaktioner`. View, period and kind are in the URL, so that a reload or a shared link restores them. */
export function TransactionsPage() {
  const { now } = usePageContext()
  const [query, setQuery] = useSearchState(parseTransactionsSearch, toTransactionsSearch)
  const { days, kind } = query
  const from = periodStart(days, now)
  return (
    <AccountLayout current="transactions">
      <TransactionsScreen
        {...query}
        payments={<Payments from={from} days={days} kind={kind} onAllKinds={() => setQuery({ ...query, kind: 'all' })} />}
        from={from}
        onKind={(wanted) => setQuery({ ...query, kind: wanted })}
        rounds={<Rounds from={from} days={days} />}
        onView={(view) => setQuery({ ...query, view })}
        onDays={(period) => setQuery({ ...query, days: period })}
      />
    </AccountLayout>
  )
}

interface ListProps {
  /** UTC ms. */
  from: number
  days: PeriodDays
}

const inputFrom = (from: number) => (page: number) => ({
  body: { skip: page * transactionPageSize, limit: transactionPageSize, from },
})

type TransfersResponse = CallOutput<typeof transactionsCalls.transfers>
const transfersPage = ({ transfers, total }: TransfersResponse): ListPage<Transfer> => ({ items: transfers, total })
const transferId = ({ id }: Transfer) => id

interface PaymentsProps extends ListProps {
  kind: TransferKind
  onAllKinds(): void
}

function Payments({ from, days, kind, onAllKinds }: PaymentsProps) {
  const inputOf = (page: number) => ({ body: { ...inputFrom(from)(page).body, kind } })
  const list = useTransactionsList('transfers', { inputOf, toPage: transfersPage, idOf: transferId })
  return <PaymentList list={list} days={days} kind={kind} onAllKinds={onAllKinds} />
}

type GamesHistoryResponse = CallOutput<typeof transactionsCalls.gamesHistory>
const roundsPage = ({ rounds, total }: GamesHistoryResponse): ListPage<Round> => ({ items: rounds, total })
const roundId = ({ transactionId }: Round) => transactionId

function Rounds({ from, days }: ListProps) {
  const list = useTransactionsList('gamesHistory', { inputOf: inputFrom(from), toPage: roundsPage, idOf: roundId })
  return <RoundList list={list} days={days} />
}
