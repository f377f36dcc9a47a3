import { liveRounds, type TransactionContext } from '@casino/platform/gamesPort'
import { and, desc, eq, lt } from 'drizzle-orm'
import { commitmentOf } from '../frame/roundSeeds.ts'
import { drawnStage } from './liveSchedule.ts'
import type { LiveTable } from './liveTable.ts'

export type LiveRound = typeof liveRounds.$inferSelect

/** Id of a table's round. */
export const liveRoundId = ({ game }: LiveTable, number: number): string => `${game.id}:${number}`

/**
 * Moves the round to the stage of the transaction's time, and opens it if needed: one seed for all servers, whose commitment is shown
 * before the bets. Waits for running bets and decisions, which hold the round.
 */
export async function reachLiveRound(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  table: LiveTable,
  number: number,
  newSeed: () => string,
): Promise<LiveRound> {
  const id = liveRoundId(table, number)
  const stage = table.stageAt(number, now)
  const [known] = await db.select().from(liveRounds).where(eq(liveRounds.id, id))
  if (known && known.stage >= stage) return known
  if (!known) {
    const seed = newSeed()
    const row = { id, gameId: table.game.id, number, seed, commitment: commitmentOf(seed), stage, openedAt: now }
    await db.insert(liveRounds).values(row).onConflictDoNothing()
  }
  await db
    .update(liveRounds)
    .set({ stage })
    .where(and(eq(liveRounds.id, id), lt(liveRounds.stage, stage)))
  const [reached] = await db.select().from(liveRounds).where(eq(liveRounds.id, id))
  if (!reached) throw new Error(`live round ${id} was not opened`)
  return reached
}

/** The shared round that a bet is on; null for a bet on none. */
export async function findLiveRound({ db }: Pick<TransactionContext, 'db'>, id: string | null): Promise<LiveRound | null> {
  if (id === null) return null
  const [round] = await db.select().from(liveRounds).where(eq(liveRounds.id, id))
  return round ?? null
}

/** The round as it stands, which reaches no further stage before the transaction ends; null if it was never opened. */
export async function holdLiveRound({ db }: Pick<TransactionContext, 'db'>, id: string): Promise<LiveRound | null> {
  const [round] = await db.select().from(liveRounds).where(eq(liveRounds.id, id)).for('share')
  return round ?? null
}

/** The rounds that a table has drawn, the latest first. */
export const listDrawnRounds = ({ db }: Pick<TransactionContext, 'db'>, gameId: string, limit: number): Promise<LiveRound[]> =>
  db
    .select()
    .from(liveRounds)
    .where(and(eq(liveRounds.gameId, gameId), eq(liveRounds.stage, drawnStage)))
    .orderBy(desc(liveRounds.number))
    .limit(limit)
