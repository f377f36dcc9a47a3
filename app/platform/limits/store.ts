import { type LimitPeriod, limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { limitIncreaseDelayMs } from '../core/settings.ts'
import { depositLimits, ledgerTransactions, postings } from '../db/schema.ts'
import { cashAccount } from '../ledger/ledger.ts'
import { changeLimit, type DepositLimitsByPeriod, effectiveLimit, type Limit, limitWindowMs, noLimit } from './model.ts'

/** The player's effective limits with pending increases. */
export async function readLimits({ db, now }: TransactionContext, playerId: string): Promise<DepositLimitsByPeriod> {
  const rows = await db.select().from(depositLimits).where(eq(depositLimits.playerId, playerId))
  const stored = new Map<string, Limit>(
    rows.map(({ period, current, pending, pendingFrom }) => [
      period,
      { current, pending: pending === null || pendingFrom === null ? null : { value: pending, from: pendingFrom } },
    ]),
  )
  const inForce = (period: LimitPeriod): Limit => effectiveLimit(stored.get(period) ?? noLimit, now)
  return { day: inForce('day'), week: inForce('week'), month: inForce('month'), year: inForce('year') }
}

/** Applies the player's requests in øre, periods without one unchanged. The caller holds the player's lock. */
export async function changeLimits(
  context: TransactionContext,
  playerId: string,
  requests: Readonly<Partial<Record<LimitPeriod, number | undefined>>>,
): Promise<void> {
  const limits = await readLimits(context, playerId)
  for (const period of limitPeriods) {
    const requested = requests[period]
    if (requested === undefined) continue
    await writeLimit(context, playerId, period, changeLimit(limits[period], requested, context.now, limitIncreaseDelayMs(context.settings)))
  }
}

/** Stores the limit of one period. */
export async function writeLimit({ db }: TransactionContext, playerId: string, period: LimitPeriod, limit: Limit): Promise<void> {
  const values = { current: limit.current, pending: limit.pending?.value ?? null, pendingFrom: limit.pending?.from ?? null }
  await db
    .insert(depositLimits)
    .values({ playerId, period, ...values })
    .onConflictDoUpdate({ target: [depositLimits.playerId, depositLimits.period], set: values })
}

/** Deposits of the last 1, 7, 30 and 365 days in øre, from the ledger. */
export async function readDepositedByPeriod({ db, now }: TransactionContext, playerId: string): Promise<Record<LimitPeriod, number>> {
  const postedDeposits = await db
    .select({ amount: postings.amount, at: ledgerTransactions.createdAt })
    .from(ledgerTransactions)
    .innerJoin(postings, and(eq(postings.transactionId, ledgerTransactions.id), eq(postings.accountId, cashAccount(playerId))))
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        eq(ledgerTransactions.type, 'deposit'),
        gt(ledgerTransactions.createdAt, sql.param(now - limitWindowMs.year, ledgerTransactions.createdAt)),
      ),
    )
  const since = (period: LimitPeriod): number =>
    postedDeposits.reduce((sum, { amount, at }) => (at > now - limitWindowMs[period] ? sum + amount : sum), 0)
  return Object.fromEntries(limitPeriods.map((period) => [period, since(period)])) as Record<LimitPeriod, number> // every period is listed
}
