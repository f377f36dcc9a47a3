import { and, eq, gt, sql } from 'drizzle-orm'
import { depositLimits, postings, transactions } from '../db/schema.ts'
import { cashAccount } from '../money/ledger.ts'
import type { Context } from '../platform.ts'
import { type Limit, type LimitPeriod, type Limits, limitAt, limitPeriods, lookBackMs, noLimit } from './model.ts'

/** The player's effective limits with pending increases. */
export async function readLimits({ db, now }: Context, playerId: string): Promise<Limits> {
  const rows = await db.select().from(depositLimits).where(eq(depositLimits.playerId, playerId))
  const stored = new Map<string, Limit>(
    rows.map(({ period, current, pending, pendingFrom }) => [
      period,
      { current, pending: pending === null || pendingFrom === null ? null : { value: pending, from: pendingFrom } },
    ]),
  )
  const inForce = (period: LimitPeriod): Limit => limitAt(stored.get(period) ?? noLimit, now)
  return { day: inForce('day'), week: inForce('week'), month: inForce('month') }
}

/** Stores the limit of one period. */
export async function writeLimit({ db }: Context, playerId: string, period: LimitPeriod, limit: Limit): Promise<void> {
  const values = { current: limit.current, pending: limit.pending?.value ?? null, pendingFrom: limit.pending?.from ?? null }
  await db
    .insert(depositLimits)
    .values({ playerId, period, ...values })
    .onConflictDoUpdate({ target: [depositLimits.playerId, depositLimits.period], set: values })
}

/** Deposits of the last 1, 7 and 30 days in øre, from the ledger. */
export async function readDeposited({ db, now }: Context, playerId: string): Promise<Record<LimitPeriod, number>> {
  const booked = await db
    .select({ amount: postings.amount, at: transactions.createdAt })
    .from(transactions)
    .innerJoin(postings, and(eq(postings.transactionId, transactions.id), eq(postings.accountId, cashAccount(playerId))))
    .where(
      and(
        eq(transactions.playerId, playerId),
        eq(transactions.type, 'deposit'),
        gt(transactions.createdAt, sql.param(now - lookBackMs.month, transactions.createdAt)),
      ),
    )
  const since = (period: LimitPeriod): number =>
    booked.reduce((sum, { amount, at }) => (at > now - lookBackMs[period] ? sum + amount : sum), 0)
  return Object.fromEntries(limitPeriods.map((period) => [period, since(period)])) as Record<LimitPeriod, number> // every period is listed
}
