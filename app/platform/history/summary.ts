import type { betwinSummarySchema } from '@casino/features/session/calls'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { rounds } from '../db/schema.ts'
import type { Context } from '../platform.ts'

/** What a player staked and won since an instant (UTC ms), in øre. The house stakes a free spin, so that counts with its win alone. */
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
