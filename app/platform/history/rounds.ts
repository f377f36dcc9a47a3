import type { transactionsCalls } from '@casino/features/transactions/calls'
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '../clock.ts'
import { rounds, transactions } from '../db/schema.ts'
import type { Context } from '../platform.ts'

/** RULES, *Player protection*: 30 days by default, 90 days available. */
const defaultDays = 30
const reachableDays = 90

interface RoundQuery {
  readonly skip: number
  readonly limit: number
  /** UTC ms, both inclusive. */
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** One page of a player's rounds, newest first, with the total of the period. */
export async function listRounds(
  { db, now }: Context,
  playerId: string,
  query: RoundQuery,
): Promise<z.input<typeof transactionsCalls.gamesHistory.answer>> {
  const from = Math.max(query.from ?? now - defaultDays * dayMs, now - reachableDays * dayMs)
  const where = and(
    eq(rounds.playerId, playerId),
    gte(rounds.startedAt, sql.param(from, rounds.startedAt)),
    lte(rounds.startedAt, sql.param(query.to ?? now, rounds.startedAt)),
  )
  const rows = await db
    .select({ round: rounds, transactionId: transactions.id })
    .from(rounds)
    .innerJoin(transactions, and(eq(transactions.reference, rounds.id), eq(transactions.type, 'bet')))
    .where(where)
    .orderBy(desc(rounds.startedAt), desc(rounds.id))
    .limit(query.limit)
    .offset(query.skip)
  const [all] = await db.select({ total: count() }).from(rounds).where(where)
  return {
    rounds: rows.map(({ round, transactionId }) => ({
      orderId: round.id,
      transactionId,
      time: round.startedAt,
      game: round.gameName,
      stake: round.stake,
      gain: round.win ?? 0,
      status: round.settledAt === null ? ('initiated' as const) : ('implemented' as const),
    })),
    total: all?.total ?? 0,
  }
}
