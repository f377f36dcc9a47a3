import { limitPeriods } from '@casino/features/api/entities/limitPeriod'
import { limitsCalls } from '@casino/features/limits/calls'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '../clock.ts'
import { players } from '../db/schema.ts'
import { bindHandlers } from '../handlers.ts'
import { lockPlayer } from '../money/playerEligibility.ts'
import type { TransactionContext } from '../platform.ts'
import type { PlatformModuleFactory } from '../platformModule.ts'
import { limitIncreaseDelayMs } from '../settings.ts'
import { byLimitKey, changeLimit, remainingLimit } from './model.ts'
import { readDepositedByPeriod, readLimits, writeLimit } from './store.ts'

/** Duration of the pauses. A permanent one closes the account for at least a year. */
const pauseDurationMs = { '24h': dayMs, '30d': 30 * dayMs, permanent: 365 * dayMs } as const

/** Deposit limits and gaming pauses. */
export const limitsModule: PlatformModuleFactory = () => ({
  name: 'limits',
  calls: bindHandlers('limits', limitsCalls, {
    get: ({ player, ...context }) => toLimitsResponse(context, player.id),

    set: async ({ player, body, ...context }) => {
      await lockPlayer(context, player.id)
      const limits = await readLimits(context, player.id)
      for (const period of limitPeriods) {
        const requested = body[period]
        if (requested === undefined) continue
        await writeLimit(
          context,
          player.id,
          period,
          changeLimit(limits[period], requested, context.now, limitIncreaseDelayMs(context.settings)),
        )
      }
      return toLimitsResponse(context, player.id)
    },

    lock: async ({ player, query, ...context }) => {
      const { db, now } = context
      const row = await lockPlayer(context, player.id)
      const closed = query.lockUntil === 'permanent' || row.status === 'closed'
      // An active pause is never shortened by a shorter one.
      const until = Math.max(row.pausedUntil ?? 0, now + pauseDurationMs[query.lockUntil])
      await db
        .update(players)
        .set({ pausedUntil: until, ...(closed && { status: 'closed' as const }) })
        .where(eq(players.id, player.id))
      return { pausedUntil: closed ? null : until, closed }
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
