import { eq } from 'drizzle-orm'
import { players } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { isSelfExcluded } from '../identity/selfExclusion.ts'
import { areLimitsMissing } from '../limits/model.ts'
import { readLimits } from '../limits/store.ts'
import type { TransactionContext } from '../platform.ts'

export type PlayerRow = typeof players.$inferSelect

/**
 * Reads the player and locks the row until the transaction ends, which serialises all money operations of a player.
 * Lock order: idempotency key, payment, player, session, accounts. Throws ERR_ACCOUNT_UNKNOWN.
 */
export async function lockPlayer({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<PlayerRow> {
  const [player] = await db.select().from(players).where(eq(players.id, playerId)).for('no key update')
  if (!player) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
  return player
}

/** Reads the player without a lock. Throws ERR_ACCOUNT_UNKNOWN. */
export async function readPlayer({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<PlayerRow> {
  const [player] = await db.select().from(players).where(eq(players.id, playerId))
  if (!player) throw new PlatformError('ERR_ACCOUNT_UNKNOWN')
  return player
}

/** End of the active pause in UTC ms, or null. A closed account counts as paused after that time too. */
export function activePauseEnd(player: PlayerRow, now: number): number | null {
  return player.pausedUntil !== null && (player.status === 'closed' || player.pausedUntil > now) ? player.pausedUntil : null
}

/**
 * Checks that the player may deposit and play: account open, no pause, not in ROFUS, limits set. Throws ERR_ACCOUNT_LOCKED,
 * ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING. RULES, *Player protection*: enforced on the server, not only in the UI.
 */
export async function assertEligibleToPlay(context: TransactionContext, player: PlayerRow): Promise<void> {
  await assertNotPaused(context, player)
  if (areLimitsMissing(await readLimits(context, player.id))) throw new PlatformError('ERR_LIMITS_MISSING')
}

/** Checks that the player may have a bonus, and play for fun: account open, no pause, not in ROFUS. Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED. */
export async function assertNotPaused(context: TransactionContext, player: PlayerRow): Promise<void> {
  if (player.status === 'locked') throw new PlatformError('ERR_ACCOUNT_LOCKED', { message: 'the account is locked' })
  if (player.status === 'closed' || activePauseEnd(player, context.now) !== null) throw new PlatformError('ERR_PAUSED')
  if (await isSelfExcluded(context, player.pid)) throw new PlatformError('ERR_EXCLUDED')
}
