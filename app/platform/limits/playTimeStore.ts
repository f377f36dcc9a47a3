import type { PlayTimeEvent } from '@casino/features/games/calls'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { playTimes } from '../db/schema.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { countPlay, isStartOfPlay, type PlayTime } from './playTime.ts'

/**
 * Records an event of money play and returns the player's play time, and whether it starts play. The player's row is locked, so that no two
 * events count one time.
 */
export async function recordPlay(
  context: TransactionContext,
  player: { id: string; sessionHash: string },
  event: PlayTimeEvent,
): Promise<{ playTime: PlayTime; isStart: boolean }> {
  const { db, now } = context
  await lockPlayer(context, player.id)
  const before = await readPlayTime(context, player.id)
  const sign = { now, sessionHash: player.sessionHash }
  const playTime = countPlay(before, event, sign)
  await db
    .insert(playTimes)
    .values({ playerId: player.id, ...playTime })
    .onConflictDoUpdate({ target: playTimes.playerId, set: playTime })
  return { playTime, isStart: isStartOfPlay(before, event, sign) }
}

/** The player's play time; null before the first play. */
export async function readPlayTime({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<PlayTime | null> {
  const [stored] = await db.select().from(playTimes).where(eq(playTimes.playerId, playerId))
  return stored ?? null
}
