import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { isSelfExcluded } from './selfExclusion.ts'

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
 * What keeps a player from playing, even for fun, from a bonus and from marketing: a locked or closed account, a pause, ROFUS. Null for none.
 * RULES, *Player protection*.
 */
export async function findRestriction(
  context: TransactionContext,
  player: PlayerRow,
): Promise<'ERR_ACCOUNT_LOCKED' | 'ERR_PAUSED' | 'ERR_EXCLUDED' | null> {
  if (player.status === 'locked') return 'ERR_ACCOUNT_LOCKED'
  if (player.status === 'closed' || activePauseEnd(player, context.now) !== null) return 'ERR_PAUSED'
  return (await isSelfExcluded(context, player.pid)) ? 'ERR_EXCLUDED' : null
}

/** Throws the code of `findRestriction`. */
export async function assertUnrestricted(context: TransactionContext, player: PlayerRow): Promise<void> {
  const restriction = await findRestriction(context, player)
  if (restriction) throw new PlatformError(restriction)
}

/** Throws ERR_ACCOUNT_LOCKED for an account that the operator has locked. */
export function assertAccountNotLocked(player: Pick<PlayerRow, 'status'>): void {
  if (player.status === 'locked') throw new PlatformError('ERR_ACCOUNT_LOCKED', { message: 'the account is locked' })
}
