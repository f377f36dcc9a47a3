import { useLocation, useSearch } from 'wouter'
import type { Transfer } from '../config/entities/transfer.ts'
import { usePageContext } from '../config/PageContext.tsx'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { CallOutput } from '../session/contract.ts'
import { paths } from '../session/paths.ts'
import type { Round, transactionsCalls } from './calls.ts'
import { type PeriodDays, periodStart, readView, type View, writeView } from './model.ts'
import { PaymentList } from './PaymentList.tsx'
import { RoundList } from './RoundList.tsx'
import { TransactionsScreen } from './TransactionsScreen.tsx'
import { usePages } from './usePages.ts'

/** Route component of `/min-konto/transaktioner`. View and period are in the URL, so that a reload or a shared link restores them. */
export function TransactionsPage() {
  const { now } = usePageContext()
  const [, navigate] = useLocation()
  const { view, days } = readView(useSearch())
  const from = periodStart(days, now)
  const show = (wanted: View, period: PeriodDays) => {
    const query = writeView(wanted, period)
    navigate(query ? `${paths.transactions}?${query}` : paths.transactions, { replace: true })
  }
  return (
    <AccountLayout current="transactions">
      <TransactionsScreen
        view={view}
        days={days}
        payments={<Payments from={from} days={days} />}
        rounds={<Rounds from={from} days={days} />}
        onView={(wanted) => show(wanted, days)}
        onDays={(period) => show(view, period)}
      />
    </AccountLayout>
  )
}

interface ListProps {
  /** UTC ms. */
  readonly from: number
  readonly days: PeriodDays
}

type Transfers = CallOutput<typeof transactionsCalls.transfers>
const transfersOf = ({ transfers }: Transfers): readonly Transfer[] => transfers
function Payments({ from, days }: ListProps) {
  return <PaymentList list={usePages('transfers', from, transfersOf, ({ id }) => id)} days={days} />
}

type History = CallOutput<typeof transactionsCalls.gamesHistory>
const roundsOf = ({ rounds }: History): readonly Round[] => rounds
function Rounds({ from, days }: ListProps) {
  return <RoundList list={usePages('gamesHistory', from, roundsOf, ({ transactionId }) => transactionId)} days={days} />
}
