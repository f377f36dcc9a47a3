import type { Transfer } from '../api/entities/transfer.ts'
import { type Ore, ore } from '../format/money.ts'
import type { Round } from './calls.ts'

/** Selectable periods in days. */
export const transactionPeriods = [30, 60, 90] as const
/** Length of the period in days: 30 by default, at most 90 (RULES, *Player protection*). */
export type PeriodDays = (typeof transactionPeriods)[number]

/** URL value of each list. */
export const viewParams = { payments: 'betalinger', rounds: 'spil' } as const
export type TransactionsView = keyof typeof viewParams

/** Parses list and period from a query string. Invalid values return the defaults. */
export function parseTransactionsSearch(search: string): { view: TransactionsView; days: PeriodDays } {
  const query = new URLSearchParams(search)
  const days = transactionPeriods.find((period) => String(period) === query.get('dage')) ?? 30
  return { view: query.get('vis') === viewParams.rounds ? 'rounds' : 'payments', days }
}

/** Query string of a list and period, without `?`. Defaults are omitted. */
export function toTransactionsSearch(view: TransactionsView, days: PeriodDays): string {
  const query = new URLSearchParams()
  if (view !== 'payments') query.set('vis', viewParams[view])
  if (days !== 30) query.set('dage', String(days))
  return query.toString()
}

/** Start of a period that ends at `now`, UTC ms. */
export const periodStart = (days: PeriodDays, now: number): number => now - days * 86_400_000

/**
 * Merges the pages of a list (newest first). An item that new ones shifted onto a later page is returned twice and kept once.
 * `total` is that of the last page.
 */
export function mergePages<T>(pages: readonly { items: readonly T[]; total: number }[], idOf: (item: T) => string) {
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [idOf(item), item])).values()]
  const total = Math.max(items.length, pages.at(-1)?.total ?? 0)
  return { items, total, complete: items.length >= total }
}

const sum = (amounts: readonly number[]): Ore => ore(amounts.reduce((total, amount) => total + amount, 0))

/** Stake, gain and net (øre) of rounds. Reversed rounds are excluded. */
export function roundTotals(rounds: readonly Pick<Round, 'stake' | 'gain' | 'status'>[]) {
  const counted = rounds.filter(({ status }) => status !== 'reversed')
  const stake = sum(counted.map((round) => round.stake))
  const gain = sum(counted.map((round) => round.gain))
  return { stake, gain, net: ore(gain - stake) }
}

type Movement = Pick<Transfer, 'type' | 'amount' | 'state'>
const outgoing: ReadonlySet<Transfer['type']> = new Set(['withdrawal', 'cancelled_bonus'])

/** Effect of a transfer on the balance in øre: negative for withdrawals and cancelled bonuses. The sign in the response is ignored. */
export const signedAmount = ({ type, amount }: Pick<Transfer, 'type' | 'amount'>): Ore =>
  ore(outgoing.has(type) ? -Math.abs(amount.value) : Math.abs(amount.value))

/** Total deposits and withdrawals in øre. Only completed transfers count. */
export function paymentTotals(transfers: readonly Movement[]) {
  const completed = transfers.filter(({ state }) => state === 'implemented')
  const totalOf = (wanted: Transfer['type']) =>
    sum(completed.flatMap(({ type, amount }) => (type === wanted ? [Math.abs(amount.value)] : [])))
  return { paidIn: totalOf('deposit'), paidOut: totalOf('withdrawal') }
}

/** Shortens an id for display; support can find it by the first eight characters. */
export const shortId = (id: string): string => (id.length > 12 ? id.slice(0, 8) : id)
