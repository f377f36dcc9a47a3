import { limitsCalls } from '@casino/features/limits/calls'
import type { z } from 'zod'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { findAvailableAt } from './availableAt.ts'
import { byLimitKey, depositedIn, depositRoomAt, remainingLimit } from './model.ts'
import { changePlayLimit, readPlayLimits, readUsed } from './playLimitStore.ts'
import { changeLimits, readDeposits, readLimits } from './store.ts'

/** `lock` is served by the module of pauses. */
const { lock: _, ...limitCalls } = limitsCalls

/** Limits of deposits and of play. */
export const limitsModule: PlatformModuleFactory = () => ({
  name: 'limits',
  calls: bindHandlers('limits', limitCalls, {
    get: ({ player, ...context }) => toLimitsResponse(context, player.id),

    set: async ({ player, body, ...context }) => {
      await lockPlayer(context, player.id)
      await changeLimits(context, player, body)
      return toLimitsResponse(context, player.id)
    },

    play: ({ player, ...context }) => toPlayLimitsResponse(context, player.id),

    setPlay: async ({ player, body, ...context }) => {
      await lockPlayer(context, player.id)
      await changePlayLimit(context, player, body)
      return toPlayLimitsResponse(context, player.id)
    },
  }),
})

async function toLimitsResponse(context: TransactionContext, playerId: string): Promise<z.input<typeof limitsCalls.get.response>> {
  const limits = await readLimits(context, playerId)
  const deposits = await readDeposits(context, playerId)
  const { now, settings } = context
  return {
    currentLimits: byLimitKey((period) => limits[period].current),
    limitsLeft: byLimitKey((period) => remainingLimit(limits[period], depositedIn(deposits, period, now))),
    pendingLimits: byLimitKey((period) => {
      const { pending } = limits[period]
      return pending && { limitValue: pending.value, validateFrom: pending.from }
    }),
    availableAt: byLimitKey((period) =>
      depositRoomAt(deposits, { period, current: limits[period].current }, { least: settings.minDeposit, now }),
    ),
  }
}

async function toPlayLimitsResponse(context: TransactionContext, playerId: string): Promise<z.input<typeof limitsCalls.play.response>> {
  const limits = []
  for (const limit of await readPlayLimits(context, playerId)) {
    const used = await readUsed(context, playerId, limit)
    const left = remainingLimit(limit, used)
    const availableAt = limit.current !== null && left === 0 ? await findAvailableAt(context, playerId, limit, limit.current - 1) : null
    limits.push({ ...limit, used, left, availableAt })
  }
  return { limits }
}
