import { PlatformError } from '@casino/shared/platformError'
import type { BoundCall, SessionPlayer } from '../core/handlers.ts'

/** The calls of a session that is only for withdrawing. A new player call is refused until it is listed. */
export const withdrawalScopeCalls: ReadonlySet<string> = new Set([
  'session.logout',
  'session.profile',
  'session.summary',
  'session.validate',
  // public; what it lists is what the player may open
  'content.navigation',
  'withdrawal.status',
  'withdrawal.request',
  // withdrawing asks for the identity each time
  'identity.startStepUp',
  'identity.completeStepUp',
  'transactions.transfers',
  'transactions.payment',
  'transactions.gamesHistory',
  'transactions.round',
  'transactions.statement',
  'transactions.list',
])

/**
 * The player whom a call knows. In a session for withdrawing only, other public calls answer as for a guest, and other calls of a player
 * throw ERR_EXCLUDED.
 */
export function playerInScope(player: SessionPlayer | null, { name, call }: Pick<BoundCall, 'name' | 'call'>): SessionPlayer | null {
  if (player?.scope !== 'withdrawal' || withdrawalScopeCalls.has(name)) return player
  if (call.access === 'public') return null
  throw new PlatformError('ERR_EXCLUDED', { message: 'the session is for withdrawing only' })
}
