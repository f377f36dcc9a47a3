import { minuteMs, secondMs } from '@casino/features/format/duration'
import { frameIdleMs, playerFrames, type SessionPlayer, type TransactionContext } from '@casino/platform/gamesPort'
import { hashToken, newToken } from '@casino/shared/ids'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'

/** The player of a frame, and the login that it was launched from. */
export type FramePlayer = Pick<SessionPlayer, 'id' | 'sessionHash'>
type PlayerFrame = typeof playerFrames.$inferSelect

/** Time in which a launch token opens a frame. */
export const launchTokenMs = 2 * minuteMs
/** More than a player uses at once. The next frame closes the player's least recently used one. */
const maxPerPlayer = 20
/** Minimum time between updates of `usedAt`, so that not every request writes. */
const touchMs = 15 * secondMs

/** Launches a frame for a player. Returns the single-use token that opens it within two minutes, on any platform of the database. */
export async function launchPlayerFrame({ db, now }: TransactionContext, player: FramePlayer, gameId: string): Promise<string> {
  const token = newToken()
  await db.insert(playerFrames).values({
    tokenHash: hashToken(token),
    playerId: player.id,
    sessionHash: player.sessionHash,
    gameId,
    opened: false,
    usedAt: now,
  })
  await closeExcess({ db }, player.id, { opened: false })
  return token
}

/** Exchanges a launch token for the id of the open frame; null if the token is unknown, used or expired, or was for another game. */
export async function openPlayerFrame({ db, now }: TransactionContext, token: string, gameId: string): Promise<string | null> {
  const id = newToken()
  const tokenHash = hashToken(token)
  const [frame] = await db
    .update(playerFrames)
    .set({ tokenHash: hashToken(id), opened: true, usedAt: now })
    .where(and(eq(playerFrames.tokenHash, tokenHash), eq(playerFrames.opened, false), gt(playerFrames.usedAt, now - launchTokenMs)))
    .returning()
  if (!frame) return null
  if (frame.gameId !== gameId) {
    await db.delete(playerFrames).where(eq(playerFrames.tokenHash, frame.tokenHash))
    return null
  }
  await closeExcess({ db }, frame.playerId, { opened: true })
  return id
}

/** The open frame with this hash, which counts as used; null if it is unknown or was idle too long. */
export async function findPlayerFrame({ db, now }: TransactionContext, tokenHash: string): Promise<PlayerFrame | null> {
  const [frame] = await db
    .select()
    .from(playerFrames)
    .where(and(eq(playerFrames.tokenHash, tokenHash), eq(playerFrames.opened, true), gt(playerFrames.usedAt, now - frameIdleMs)))
  if (frame && now - frame.usedAt >= touchMs)
    await db.update(playerFrames).set({ usedAt: now }).where(eq(playerFrames.tokenHash, tokenHash))
  return frame ?? null
}

/** Keeps the player's most recently used launches, or open frames. Those that another transaction holds are in use. */
async function closeExcess({ db }: Pick<TransactionContext, 'db'>, playerId: string, { opened }: { opened: boolean }): Promise<void> {
  const excess = db
    .select({ tokenHash: playerFrames.tokenHash })
    .from(playerFrames)
    .where(and(eq(playerFrames.playerId, playerId), eq(playerFrames.opened, opened)))
    .orderBy(desc(playerFrames.usedAt))
    .offset(maxPerPlayer)
    .for('update', { skipLocked: true })
  await db.delete(playerFrames).where(inArray(playerFrames.tokenHash, excess))
}
