import { limitsCalls } from '@casino/features/limits/calls'
import type { z } from 'zod'
import { bindHandlers } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { byLimitKey, remainingLimit } from './model.ts'
import { changePlayLimit, readPlayLimits, readUsed } from './playLimitStore.ts'
import { changeLimits, readDepositedByPeriod, readLimits } from './store.ts'

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
  const used = await readDepositedByPeriod(context, playerId)
  return {
    currentLimits: byLimitKey((period) => limits[period].current),
    limitsLeft: byLimitKey((period) => remainingLimit(limits[period], used[period])),
    pendingLimits: byLimitKey((period) => {
      const { pending } = limits[period]
      return pending && { limitValue: pending.value, validateFrom: pending.from }
    }),
  }
}

async function toPlayLimitsResponse(context: TransactionContext, playerId: string): Promise<z.input<typeof limitsCalls.play.response>> {
  const limits = []
  for (const limit of await readPlayLimits(context, playerId)) {
    const used = await readUsed(context, playerId, limit)
    limits.push({ ...limit, used, left: remainingLimit(limit, used) })
  }
  return { limits }
}
