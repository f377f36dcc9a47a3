import type { betwinSummarySchema } from '@casino/features/session/calls'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { rounds } from '../db/schema.ts'
import type { Context } from '../platform.ts'

/** A player's stakes and wins in øre since a time (UTC ms). The house pays the stake of a free spin, so only its win counts. */
export async function sumRounds({ db }: Context, playerId: string, since: number): Promise<z.input<typeof betwinSummarySchema>> {
  const [sums] = await db
    .select({
      rounds: sql<string>`count(*)`,
      staked: sql<string>`coalesce(sum(${rounds.stakeCash} + ${rounds.stakeBonus}), 0)`,
      won: sql<string>`coalesce(sum(${rounds.win}), 0)`,
    })
    .from(rounds)
    .where(and(eq(rounds.playerId, playerId), gte(rounds.startedAt, sql.param(since, rounds.startedAt))))
  return { since, rounds: Number(sums?.rounds ?? 0), staked: Number(sums?.staked ?? 0), won: Number(sums?.won ?? 0) }
}
