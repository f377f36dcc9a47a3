import { PlatformError } from '@casino/shared/platformError'
import type { TransactionContext } from '../core/platform.ts'
import { assertUnrestricted, type PlayerRow } from '../players/eligibility.ts'
import { areLimitsMissing } from './model.ts'
import { readLimits } from './store.ts'

/**
 * Checks that the player may deposit and play: unrestricted, and with deposit limits. Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED,
 * ERR_LIMITS_MISSING. RULES, *Player protection*: enforced on the server, not only in the UI.
 */
export async function assertEligibleToPlay(context: TransactionContext, player: PlayerRow): Promise<void> {
  await assertUnrestricted(context, player)
  if (areLimitsMissing(await readLimits(context, player.id))) throw new PlatformError('ERR_LIMITS_MISSING')
}
