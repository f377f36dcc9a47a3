import { isDeepStrictEqual } from 'node:util'
import { type LimitPeriod, limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { limitIncreaseDelayMs } from '../core/settings.ts'
import { depositLimits, ledgerTransactions, postings } from '../db/schema.ts'
import { cashAccount } from '../ledger/ledger.ts'
import { type EventPlayer, recordPlayerEvent } from '../players/playerEvents.ts'
import {
  changeLimit,
  type DepositLimitsByPeriod,
  depositedIn,
  effectiveLimit,
  type Limit,
  limitWindowMs,
  noLimit,
  type PostedDeposit,
} from './model.ts'

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

/** Applies the player's requests in øre, periods without one unchanged, and records them. The caller holds the player's lock. */
export async function changeLimits(
  context: TransactionContext,
  player: EventPlayer,
  requests: Readonly<Partial<Record<LimitPeriod, number | undefined>>>,
): Promise<void> {
  const limits = await readLimits(context, player.id)
  for (const period of limitPeriods) {
    const requested = requests[period]
    if (requested === undefined) continue
    const before = limits[period]
    const after = changeLimit(before, requested, context.now, limitIncreaseDelayMs(context.settings))
    await writeLimit(context, player.id, period, after)
    await recordLimitChange(context, player, { kind: 'deposit_limit', subject: period, before, after })
  }
}

/** Records a limit that has changed: what was in force, and what is, or will be. */
export async function recordLimitChange(
  context: TransactionContext,
  player: EventPlayer,
  {
    kind,
    subject,
    before,
    after,
  }: Record<'before' | 'after', Limit<number | null>> & { kind: 'deposit_limit' | 'play_limit'; subject: string },
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await recordPlayerEvent(context, player, {
    kind,
    subject,
    before: { value: before.current },
    after: after.pending ?? { value: after.current },
  })
}

/** Stores the limit of one period. */
export async function writeLimit({ db }: TransactionContext, playerId: string, period: LimitPeriod, limit: Limit): Promise<void> {
  const values = { current: limit.current, pending: limit.pending?.value ?? null, pendingFrom: limit.pending?.from ?? null }
  await db
    .insert(depositLimits)
    .values({ playerId, period, ...values })
    .onConflictDoUpdate({ target: [depositLimits.playerId, depositLimits.period], set: values })
}

/** The player's deposits of the last 365 days, from the ledger. */
export const readDeposits = ({ db, now }: TransactionContext, playerId: string): Promise<PostedDeposit[]> =>
  db
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

/** Deposits of the last 1, 7, 30 and 365 days in øre, from the ledger. */
export async function readDepositedByPeriod(context: TransactionContext, playerId: string): Promise<Record<LimitPeriod, number>> {
  const deposits = await readDeposits(context, playerId)
  return Object.fromEntries(limitPeriods.map((period) => [period, depositedIn(deposits, period, context.now)])) as Record<
    LimitPeriod,
    number
  > // every period is listed
}
