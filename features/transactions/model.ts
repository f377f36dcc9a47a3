import type { Transfer } from '../config/entities/transfer.ts'
import { type Ore, ore } from '../format/money.ts'
import type { Round } from './calls.ts'

export const periods = [30, 60, 90] as const
/** Days back from now: 30 unless chosen otherwise, 90 at most (RULES, *Player protection*). */
export type PeriodDays = (typeof periods)[number]

export const views = { payments: 'betalinger', rounds: 'spil' } as const
export type View = keyof typeof views

/** Which list the address asks for, and how far back. What it does not understand is the default. */
export function readView(search: string): { readonly view: View; readonly days: PeriodDays } {
  const query = new URLSearchParams(search)
  const days = periods.find((period) => String(period) === query.get('dage')) ?? 30
  return { view: query.get('vis') === views.rounds ? 'rounds' : 'payments', days }
}

/** The query of a view, without `?`; the defaults leave nothing. */
export function writeView(view: View, days: PeriodDays): string {
  const query = new URLSearchParams()
  if (view !== 'payments') query.set('vis', views[view])
  if (days !== 30) query.set('dage', String(days))
  return query.toString()
}

/** Start of a period that ends `now`, UTC ms. */
export const periodStart = (days: PeriodDays, now: number): number => now - days * 86_400_000

/**
 * Pages of a list, newest first, as one. What moved onto a later page while the player read comes twice and is kept once;
 * the newest answer's total counts.
 */
export function mergePages<T>(pages: readonly { readonly items: readonly T[]; readonly total: number }[], idOf: (item: T) => string) {
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [idOf(item), item])).values()]
  const total = Math.max(items.length, pages.at(-1)?.total ?? 0)
  return { items, total, complete: items.length >= total }
}

const sum = (amounts: readonly number[]): Ore => ore(amounts.reduce((total, amount) => total + amount, 0))

/** Stake, gain and net of these rounds. A reversed round moved no money. */
export function roundTotals(rounds: readonly Pick<Round, 'stake' | 'gain' | 'status'>[]) {
  const counted = rounds.filter(({ status }) => status !== 'reversed')
  const stake = sum(counted.map((round) => round.stake))
  const gain = sum(counted.map((round) => round.gain))
  return { stake, gain, net: ore(gain - stake) }
}

type Movement = Pick<Transfer, 'type' | 'amount' | 'state'>
const outgoing: ReadonlySet<Transfer['type']> = new Set(['withdrawal', 'cancelled_bonus'])

/** The amount as it moved the balance: negative when money or bonus left it. The wire's own sign does not matter. */
export const signedAmount = ({ type, amount }: Pick<Transfer, 'type' | 'amount'>): Ore =>
  ore(outgoing.has(type) ? -Math.abs(amount.value) : Math.abs(amount.value))

/** What was paid in and out by these payments. Only carried-out ones count. */
export function paymentTotals(transfers: readonly Movement[]) {
  const done = transfers.filter(({ state }) => state === 'implemented')
  const of = (wanted: Transfer['type']) => sum(done.flatMap(({ type, amount }) => (type === wanted ? [Math.abs(amount.value)] : [])))
  return { paidIn: of('deposit'), paidOut: of('withdrawal') }
}

/** A reference as a table shows it: support finds the whole by its first eight characters. */
export const shortId = (id: string): string => (id.length > 12 ? id.slice(0, 8) : id)
