import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'
import { and, eq, gt, sql } from 'drizzle-orm'
import { nextDanishMidnight } from '../danishDay.ts'
import { gameRounds } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { TransactionContext } from '../platform.ts'
import { limitWindowMs } from './model.ts'
import { type EffectivePlayLimit, readPlayLimits, readUsed } from './playLimitStore.ts'

/**
 * Checks that a stake (øre, 0 for a free spin) stays within the player's own limits: no more is staked than the stake limits allow, no more
 * can be lost than the loss limits allow, and there is a minute left of the time limit. The caller holds the player's lock. Throws
 * ERR_PLAY_LIMIT with `playLimit`, the first limit that is passed. A round that is open is never checked again.
 */
export async function assertWithinPlayLimits(context: TransactionContext, playerId: string, stake: number): Promise<void> {
  for (const limit of await readPlayLimits(context, playerId)) {
    const { kind, period, current } = limit
    if (current === null) continue
    const left = Math.max(0, current - (await readUsed(context, playerId, limit)))
    if ((kind === 'time' ? 1 : stake) <= left) continue
    const availableAt = await findAvailableAt(context, playerId, limit, current - stake)
    const playLimit: PlayLimitRefusal = { kind, period, limit: current, left, availableAt }
    throw new PlatformError('ERR_PLAY_LIMIT', { data: { playLimit } })
  }
}

/** When `most` øre or less of a limit are used if nothing more is played, UTC ms; null: never. Time starts anew at midnight in Denmark. */
async function findAvailableAt(
  { db, now }: TransactionContext,
  playerId: string,
  { kind, period }: EffectivePlayLimit,
  most: number,
): Promise<number | null> {
  if (kind === 'time') return nextDanishMidnight(now)
  if (most < 0) return null
  const staked = sql`${gameRounds.stakeCash} + ${gameRounds.stakeBonus}`
  const counted = kind === 'stake' ? staked : sql`${staked} - coalesce(${gameRounds.win}, 0)`
  // what the rounds that began later add up to: that much is used once this one no longer counts
  const later = sql<string>`coalesce(sum(${counted}) over (order by ${gameRounds.startedAt} desc groups between unbounded preceding and 1 preceding), 0)`
  const rounds = db
    .select({ startedAt: gameRounds.startedAt, later: later.as('later') })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), gt(gameRounds.startedAt, sql.param(now - limitWindowMs[period], gameRounds.startedAt))))
    .as('rounds')
  const [first] = await db
    .select({ startedAt: rounds.startedAt })
    .from(rounds)
    .where(sql`${rounds.later} <= ${most}`)
    .orderBy(rounds.startedAt)
    .limit(1)
  return first ? first.startedAt + limitWindowMs[period] : null
}
