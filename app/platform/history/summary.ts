import type { betwinSummarySchema } from '@casino/features/session/calls'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { gameRounds } from '../db/schema.ts'
import type { TransactionContext } from '../platform.ts'

/** A player's stakes and wins in øre since a time (UTC ms). The house pays the stake of a free spin, so only its win counts. */
export async function sumRounds({ db }: TransactionContext, playerId: string, since: number): Promise<z.input<typeof betwinSummarySchema>> {
  const [sums] = await db
    .select({
      rounds: sql<string>`count(*)`,
      staked: sql<string>`coalesce(sum(${gameRounds.stakeCash} + ${gameRounds.stakeBonus}), 0)`,
      won: sql<string>`coalesce(sum(${gameRounds.win}), 0)`,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), gte(gameRounds.startedAt, sql.param(since, gameRounds.startedAt))))
  return { since, rounds: Number(sums?.rounds ?? 0), staked: Number(sums?.staked ?? 0), won: Number(sums?.won ?? 0) }
}
