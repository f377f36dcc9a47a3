import type { transactionsCalls } from '@casino/features/transactions/calls'
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '../clock.ts'
import { gameRounds, ledgerTransactions } from '../db/schema.ts'
import type { TransactionContext } from '../platform.ts'

/** RULES, *Player protection*: 30 days by default, 90 days available. */
const defaultHistoryDays = 30
const maxHistoryDays = 90

interface RoundQuery {
  skip: number
  limit: number
  /** UTC ms, both inclusive. */
  from?: number | undefined
  to?: number | undefined
}

/** One page of a player's rounds, newest first, with the total of the period. */
export async function listRounds(
  { db, now }: TransactionContext,
  playerId: string,
  query: RoundQuery,
): Promise<z.input<typeof transactionsCalls.gamesHistory.response>> {
  const from = Math.max(query.from ?? now - defaultHistoryDays * dayMs, now - maxHistoryDays * dayMs)
  const where = and(
    eq(gameRounds.playerId, playerId),
    gte(gameRounds.startedAt, sql.param(from, gameRounds.startedAt)),
    lte(gameRounds.startedAt, sql.param(query.to ?? now, gameRounds.startedAt)),
  )
  const rows = await db
    .select({ round: gameRounds, transactionId: ledgerTransactions.id })
    .from(gameRounds)
    .innerJoin(ledgerTransactions, and(eq(ledgerTransactions.reference, gameRounds.id), eq(ledgerTransactions.type, 'bet')))
    .where(where)
    .orderBy(desc(gameRounds.startedAt), desc(gameRounds.id))
    .limit(query.limit)
    .offset(query.skip)
  const [all] = await db.select({ total: count() }).from(gameRounds).where(where)
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
