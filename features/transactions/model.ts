import type { Transfer } from '../api/entities/transfer.ts'
import { type Ore, ore } from '../format/money.ts'
import type { Round } from './calls.ts'
import { type StatusFilter, statusFilters } from './statusFilters.ts'
import { type TransferKind, transferKinds } from './transferKinds.ts'

/** Selectable periods in days. */
export const transactionPeriods = [30, 60, 90] as const
/** Length of the period in days: 30 by default, at most 90 (RULES, *Player protection*). */
export type PeriodDays = (typeof transactionPeriods)[number]

/** The period of a URL without one. */
export const defaultPeriod: PeriodDays = 30

export type TransactionsView = 'payments' | 'rounds'
/** URL value of each list. */
const viewParams: Readonly<Record<TransactionsView, string>> = { payments: 'betalinger', rounds: 'spil' }
/** URL value of each kind of payments. */
const kindParams: Readonly<Record<TransferKind, string>> = {
  all: 'alle',
  deposits: 'indbetalinger',
  withdrawals: 'udbetalinger',
  bonuses: 'bonusser',
}
/** URL value of each status. */
const statusParams: Readonly<Record<StatusFilter, string>> = {
  all: 'alle',
  implemented: 'gennemfoert',
  initiated: 'i-gang',
  reversed: 'tilbagefoert',
}
/** Names of the parameters in the URL. */
const params = { view: 'vis', days: 'dage', kind: 'type', status: 'status' } as const

/** List, period, kind of payments and status of the transactions page, as in the URL: `?dage=60&type=bonusser&status=i-gang`. */
export interface TransactionsQuery {
  view: TransactionsView
  days: PeriodDays
  kind: TransferKind
  status: StatusFilter
}

/** The selectable period with this value; the default for any other. */
export const parsePeriod = (value: string | null): PeriodDays =>
  transactionPeriods.find((period) => String(period) === value) ?? defaultPeriod

/** Parses list, period, kind and status from a query string. Invalid values return the defaults. */
export function parseTransactionsSearch(search: string): TransactionsQuery {
  const query = new URLSearchParams(search)
  return {
    view: query.get(params.view) === viewParams.rounds ? 'rounds' : 'payments',
    days: parsePeriod(query.get(params.days)),
    kind: transferKinds.find((kind) => kindParams[kind] === query.get(params.kind)) ?? 'all',
    status: statusFilters.find((status) => statusParams[status] === query.get(params.status)) ?? 'all',
  }
}

/** Query string of a list, period, kind and status, without `?`. Defaults are omitted. */
export function toTransactionsSearch({ view, days, kind, status }: TransactionsQuery): string {
  const query = new URLSearchParams()
  if (view !== 'payments') query.set(params.view, viewParams[view])
  if (days !== defaultPeriod) query.set(params.days, String(days))
  if (kind !== 'all') query.set(params.kind, kindParams[kind])
  if (status !== 'all') query.set(params.status, statusParams[status])
  return query.toString()
}

/** Start of a period that ends at `now`, UTC ms. */
export const periodStart = (days: PeriodDays, now: number): number => now - days * 86_400_000

const sum = (amounts: readonly number[]): Ore => ore(amounts.reduce((total, amount) => total + amount, 0))

/** Stake, gain and net (øre) of rounds. Reversed rounds are excluded. */
export function roundTotals(rounds: readonly Pick<Round, 'stake' | 'gain' | 'status'>[]) {
  const counted = rounds.filter(({ status }) => status !== 'reversed')
  const stake = sum(counted.map((round) => round.stake))
  const gain = sum(counted.map((round) => round.gain))
  return { stake, gain, net: ore(gain - stake) }
}

type Movement = Pick<Transfer, 'type' | 'amount' | 'state'>
/** Total deposits and withdrawals in øre. Only completed transfers count. */
export function paymentTotals(transfers: readonly Movement[]) {
  const completed = transfers.filter(({ state }) => state === 'implemented')
  const totalOf = (wanted: Transfer['type']) =>
    sum(completed.flatMap(({ type, amount }) => (type === wanted ? [Math.abs(amount.value)] : [])))
  return { paidIn: totalOf('deposit'), paidOut: totalOf('withdrawal') }
}

/** Shortens an id for display; support can find it by the first eight characters. */
export const shortId = (id: string): string => (id.length > 12 ? id.slice(0, 8) : id)
