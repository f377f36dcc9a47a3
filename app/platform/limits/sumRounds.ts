import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { hourMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, roundHours } from '../db/schema.ts'

/**
 * A player's stakes and wins in øre since a time (UTC ms). The house pays the stake of a free spin, so only its win counts. Reads the rounds
 * of the hour in which it begins, and the sums of the later ones.
 */
export async function sumRounds(
  { db }: TransactionContext,
  playerId: string,
  since: number,
): Promise<{ since: number; staked: number; won: number }> {
  const firstHour = Math.ceil(since / hourMs) * hourMs
  const rounds = db
    .select({
      staked: sql<number>`${gameRounds.stakeCash} + ${gameRounds.stakeBonus}`.as('staked'),
      won: sql<number>`coalesce(${gameRounds.win}, 0)`.as('won'),
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, playerId),
        gte(gameRounds.startedAt, sql.param(since, gameRounds.startedAt)),
        lt(gameRounds.startedAt, sql.param(firstHour, gameRounds.startedAt)),
      ),
    )
  const hours = db
    .select({ staked: roundHours.staked, won: roundHours.won })
    .from(roundHours)
    .where(and(eq(roundHours.playerId, playerId), gte(roundHours.hour, sql.param(firstHour, roundHours.hour))))
  const parts = unionAll(rounds, hours).as('parts')
  const sumOf = (column: typeof parts.staked | typeof parts.won) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [sums] = await db.select({ staked: sumOf(parts.staked), won: sumOf(parts.won) }).from(parts)
  return { since, staked: 0, won: 0, ...sums }
}
