import type { transactionsCalls } from '@casino/features/transactions/calls'
import type { StatusFilter } from '@casino/features/transactions/constants'
import { and, count, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, ledgerTransactions } from '../db/schema.ts'
import { historyStart } from './historyStart.ts'

interface RoundQuery {
  skip: number
  limit: number
  /** UTC ms, both inclusive. */
  from?: number | undefined
  to?: number | undefined
  status?: StatusFilter | undefined
}

/** A round is in progress until it is settled; none is reversed. */
const statusConditions: Readonly<Record<StatusFilter, SQL | undefined>> = {
  all: undefined,
  initiated: isNull(gameRounds.settledAt),
  implemented: isNotNull(gameRounds.settledAt),
  reversed: sql`false`,
}

/** One page of a player's rounds, newest first, with the total of the period. */
export async function listRounds(
  { db, now }: TransactionContext,
  playerId: string,
  query: RoundQuery,
): Promise<z.input<typeof transactionsCalls.gamesHistory.response>> {
  const from = historyStart(query.from, now)
  const where = and(
    eq(gameRounds.playerId, playerId),
    statusConditions[query.status ?? 'all'],
    gte(gameRounds.startedAt, sql.param(from, gameRounds.startedAt)),
    lte(gameRounds.startedAt, sql.param(query.to ?? now, gameRounds.startedAt)),
  )
  // the page is found in the index alone; rounds and transactions are read for its rows only
  const page = db
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(where)
    .orderBy(desc(gameRounds.startedAt), desc(gameRounds.id))
    .limit(query.limit)
    .offset(query.skip)
    .as('page')
  const rows = await db
    .select({ round: gameRounds, transactionId: ledgerTransactions.id })
    .from(page)
    .innerJoin(gameRounds, eq(gameRounds.id, page.id))
    .innerJoin(ledgerTransactions, and(eq(ledgerTransactions.reference, gameRounds.id), eq(ledgerTransactions.type, 'bet')))
    .orderBy(desc(gameRounds.startedAt), desc(gameRounds.id))
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
      checkable: round.settledAt !== null && round.commitment !== null,
    })),
    total: all?.total ?? 0,
  }
}
