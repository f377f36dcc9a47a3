import type { PlayLimitRefusal } from '@casino/features/api/entities/playLimits'
import { PlatformError } from '@casino/shared/platformError'
import type { TransactionContext } from '../core/platform.ts'
import { findAvailableAt } from './availableAt.ts'
import { readPlayLimits, readUsed } from './playLimitStore.ts'

/**
 * Checks that a stake (øre, 0 for a free spin) stays within the player's own limits: no more is staked than the stake limits allow, no more
 * can be lost than the loss limits allow, and there is a minute left of the time limit. The caller holds the player's lock. Throws
 * ERR_PLAY_LIMIT with `playLimit`, the first limit that is passed. A round that is open is never checked again.
 */
export async function assertWithinPlayLimits(context: TransactionContext, playerId: string, stake: number): Promise<void> {
  for (const limit of await readPlayLimits(context, playerId)) {
    const { kind, period, current } = limit
    if (current === null) continue
    const left = Math.max(0, current - (await readUsed(context, playerId, limit)))
    if ((kind === 'time' ? 1 : stake) <= left) continue
    const availableAt = await findAvailableAt(context, playerId, limit, current - stake)
    const playLimit: PlayLimitRefusal = { kind, period, limit: current, left, availableAt }
    throw new PlatformError('ERR_PLAY_LIMIT', { data: { playLimit } })
  }
}
