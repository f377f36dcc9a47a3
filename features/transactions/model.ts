import type { Transfer } from '../api/entities/transfer.ts'
import { addDays, danishDate, danishMidnight, isCalendarDate } from '../format/date.ts'
import { dayMs } from '../format/duration.ts'
import { type Ore, ore } from '../format/money.ts'
import type { Round } from './calls.ts'
import { type StatusFilter, statusFilters, type TransferKind, transferKinds } from './constants.ts'

/** Selectable periods in days. */
export const transactionPeriods = [7, 30, 60, 90] as const
/** Length of the period in days: 30 by default, at most 90 (RULES, *Player protection*). */
export type PeriodDays = (typeof transactionPeriods)[number]

/** The latest days, or from one date in Denmark to another, both included: `2026-11-01`. */
export type TransactionsPeriod = { type: 'days'; days: PeriodDays } | { type: 'dates'; from: string; to: string }

/** The period of a URL without one. */
export const defaultPeriod: TransactionsPeriod = { type: 'days', days: 30 }

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
const params = { view: 'vis', days: 'dage', from: 'fra', to: 'til', kind: 'type', status: 'status' } as const

/** List, period, kind of payments and status of the transactions page, as in the URL: `?dage=60&type=bonusser&status=i-gang`, `?fra=2026-11-01&til=2026-11-20`. */
export interface TransactionsQuery {
  view: TransactionsView
  period: TransactionsPeriod
  kind: TransferKind
  status: StatusFilter
}

/** The period of these URL values; the default for any other. */
function parsePeriod(query: URLSearchParams): TransactionsPeriod {
  const [from, to] = [query.get(params.from) ?? '', query.get(params.to) ?? '']
  if (isCalendarDate(from) && isCalendarDate(to) && from <= to) return { type: 'dates', from, to }
  const days = transactionPeriods.find((period) => String(period) === query.get(params.days))
  return days === undefined ? defaultPeriod : { type: 'days', days }
}

/** Parses list, period, kind and status from a query string. Invalid values return the defaults. */
export function parseTransactionsSearch(search: string): TransactionsQuery {
  const query = new URLSearchParams(search)
  return {
    view: query.get(params.view) === viewParams.rounds ? 'rounds' : 'payments',
    period: parsePeriod(query),
    kind: transferKinds.find((kind) => kindParams[kind] === query.get(params.kind)) ?? 'all',
    status: statusFilters.find((status) => statusParams[status] === query.get(params.status)) ?? 'all',
  }
}

/** Query string of a list, period, kind and status, without `?`. Defaults are omitted. */
export function toTransactionsSearch({ view, period, kind, status }: TransactionsQuery): string {
  const query = new URLSearchParams()
  if (view !== 'payments') query.set(params.view, viewParams[view])
  if (period.type === 'dates') {
    query.set(params.from, period.from)
    query.set(params.to, period.to)
  } else if (period.days !== 30) query.set(params.days, String(period.days))
  if (kind !== 'all') query.set(params.kind, kindParams[kind])
  if (status !== 'all') query.set(params.status, statusParams[status])
  return query.toString()
}

/** The period, kind and status of a list that nothing has been chosen for. */
export const defaultFilters = { period: defaultPeriod, kind: 'all', status: 'all' } as const satisfies Partial<TransactionsQuery>

/** Whether anything but the list itself has been chosen. */
export const hasFilters = (query: TransactionsQuery): boolean => toTransactionsSearch({ ...query, view: 'payments' }) !== ''

/** Days that can be looked back on (RULES, *Player protection*). */
const reachableDays = 90

/** First and last date that can be chosen at `now` (UTC ms). */
export const dateBounds = (now: number): { min: string; max: string } => {
  const max = danishDate(now)
  return { min: addDays(max, -reachableDays), max }
}

/** The period within what can be chosen at `now` (UTC ms): a shared link names other dates later on. */
export function reachablePeriod(period: TransactionsPeriod, now: number): TransactionsPeriod {
  if (period.type === 'days') return period
  const { min, max } = dateBounds(now)
  const within = (date: string) => (date < min ? min : date > max ? max : date)
  return { type: 'dates', from: within(period.from), to: within(period.to) }
}

/** Start and end of a period at `now`, UTC ms, both included; without `to` it has no end. */
export const periodBounds = (period: TransactionsPeriod, now: number): { from: number; to?: number } =>
  period.type === 'days'
    ? { from: now - period.days * dayMs }
    : { from: danishMidnight(period.from), to: danishMidnight(addDays(period.to, 1)) - 1 }

const sum = (amounts: readonly (number | null)[]): Ore => ore(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0))

/** Stake, gain and net (øre) of rounds. Reversed rounds are excluded. */
export function roundTotals(rounds: readonly Pick<Round, 'stake' | 'gain' | 'status'>[]) {
  const counted = rounds.filter(({ status }) => status !== 'reversed')
  const stake = sum(counted.map((round) => round.stake))
  const gain = sum(counted.map((round) => round.gain))
  return { stake, gain, net: ore(gain - stake) }
}

/** The rounds of one day in Denmark. */
export interface RoundDay {
  /** `2026-11-20`. */
  date: string
  rounds: readonly Round[]
}

/** Rounds by day in Denmark, in the order of the list. */
export function roundsByDay(rounds: readonly Round[]): readonly RoundDay[] {
  const days = new Map<string, Round[]>()
  for (const round of rounds) {
    const date = danishDate(round.time)
    const ofDay = days.get(date)
    if (ofDay) ofDay.push(round)
    else days.set(date, [round])
  }
  return [...days].map(([date, ofDay]) => ({ date, rounds: ofDay }))
}

type Movement = Pick<Transfer, 'type' | 'amount' | 'state'>
/** What was paid in, and what was paid out or went back to card and wallet, in øre. Only completed transfers count. */
export function paymentTotals(transfers: readonly Movement[]) {
  const completed = transfers.filter(({ state }) => state === 'implemented')
  const totalOf = (...wanted: readonly Transfer['type'][]) =>
    sum(completed.flatMap(({ type, amount }) => (wanted.includes(type) ? [Math.abs(amount.value)] : [])))
  return { paidIn: totalOf('deposit'), paidOut: totalOf('withdrawal', 'refund', 'chargeback') }
}
