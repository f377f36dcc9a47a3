import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { hourMs } from '../core/clock.ts'
import { nextDanishMidnight } from '../core/danishDay.ts'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, roundHours } from '../db/schema.ts'
import { limitWindowMs } from './model.ts'
import type { EffectivePlayLimit } from './playLimitStore.ts'

/**
 * When at most `most` øre of a limit are used if nothing more is played, UTC ms; null: never. Time restarts at midnight in Denmark. Reads
 * the hourly totals, and only the rounds of hours that can hold the answer, oldest first.
 */
export async function findAvailableAt(
  context: TransactionContext,
  playerId: string,
  { kind, period }: EffectivePlayLimit,
  most: number,
): Promise<number | null> {
  if (kind === 'time') return nextDanishMidnight(context.now)
  if (most < 0) return null
  const since = context.now - limitWindowMs[period]
  const hours = await context.db
    .select()
    .from(roundHours)
    .where(and(eq(roundHours.playerId, playerId), gt(roundHours.hour, sql.param(since - hourMs, roundHours.hour))))
    .orderBy(asc(roundHours.hour))
  const regained = ({ won }: { won: number }) => (kind === 'loss' ? won : 0)
  let usedAfter = hours.reduce((sum, hour) => sum + hour.staked - regained(hour), 0)
  for (const hour of hours) {
    usedAfter -= hour.staked - regained(hour)
    // within the hour, all that it won can have come last
    if (usedAfter - regained(hour) > most) continue
    const hourStart = Math.max(since + 1, hour.hour)
    const startedAt = await findRound(context, playerId, { kind, from: hourStart, to: hour.hour + hourMs, most: most - usedAfter })
    if (startedAt !== null) return startedAt + limitWindowMs[period]
  }
  return null
}

interface RoundSearch {
  kind: 'stake' | 'loss'
  /** UTC ms; the second is no part of it. */
  from: number
  to: number
  /** Øre. */
  most: number
}

/** Start of the first round of a time after which its other rounds use `most` or less, UTC ms; null: none. */
async function findRound({ db }: TransactionContext, playerId: string, { kind, from, to, most }: RoundSearch): Promise<number | null> {
  const staked = sql`${gameRounds.stakeCash} + ${gameRounds.stakeBonus}`
  const counted = kind === 'stake' ? staked : sql`${staked} - coalesce(${gameRounds.win}, 0)`
  // what the rounds that began later add up to: that much is used once this one no longer counts
  const later = sql<string>`coalesce(sum(${counted}) over (order by ${gameRounds.startedAt} desc groups between unbounded preceding and 1 preceding), 0)`
  const rounds = db
    .select({ startedAt: gameRounds.startedAt, later: later.as('later') })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, playerId),
        gte(gameRounds.startedAt, sql.param(from, gameRounds.startedAt)),
        lt(gameRounds.startedAt, sql.param(to, gameRounds.startedAt)),
      ),
    )
    .as('rounds')
  const [first] = await db
    .select({ startedAt: rounds.startedAt })
    .from(rounds)
    .where(sql`${rounds.later} <= ${most}`)
    .orderBy(rounds.startedAt)
    .limit(1)
  return first?.startedAt ?? null
}
