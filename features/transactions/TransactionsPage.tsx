import { useLocation, useSearch } from 'wouter'
import type { CallOutput } from '../api/contract.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { paths } from '../content/paths.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { Round, transactionsCalls } from './calls.ts'
import { type PeriodDays, parseTransactionsSearch, periodStart, type TransactionsView, toTransactionsSearch } from './model.ts'
import { PaymentList } from './PaymentList.tsx'
import { RoundList } from './RoundList.tsx'
import { TransactionsScreen } from './TransactionsScreen.tsx'
import { usePagedList } from './usePagedList.ts'

/** Route component of `/min-konto/transaktioner`. View and period are in the URL, so that a reload or a shared link restores them. */
export function TransactionsPage() {
  const { now } = usePageContext()
  const [, navigate] = useLocation()
  const { view, days } = parseTransactionsSearch(useSearch())
  const from = periodStart(days, now)
  const updateSearch = (nextView: TransactionsView, period: PeriodDays) => {
    const query = toTransactionsSearch(nextView, period)
    navigate(query ? `${paths.transactions}?${query}` : paths.transactions, { replace: true })
  }
  return (
    <AccountLayout current="transactions">
      <TransactionsScreen
        view={view}
        days={days}
        payments={<Payments from={from} days={days} />}
        rounds={<Rounds from={from} days={days} />}
        onView={(nextView) => updateSearch(nextView, days)}
        onDays={(period) => updateSearch(view, period)}
      />
    </AccountLayout>
  )
}

interface ListProps {
  /** UTC ms. */
  from: number
  days: PeriodDays
}

type TransfersResponse = CallOutput<typeof transactionsCalls.transfers>
const transfersOf = ({ transfers }: TransfersResponse): readonly Transfer[] => transfers
function Payments({ from, days }: ListProps) {
  return <PaymentList list={usePagedList('transfers', from, transfersOf, ({ id }) => id)} days={days} />
}

type GamesHistoryResponse = CallOutput<typeof transactionsCalls.gamesHistory>
const roundsOf = ({ rounds }: GamesHistoryResponse): readonly Round[] => rounds
function Rounds({ from, days }: ListProps) {
  return <RoundList list={usePagedList('gamesHistory', from, roundsOf, ({ transactionId }) => transactionId)} days={days} />
}
