import { limitsCalls } from '@casino/features/limits/calls'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '../clock.ts'
import { players } from '../db/schema.ts'
import { handle } from '../handlers.ts'
import { lockPlayer } from '../money/player.ts'
import type { AreaFactory, Context } from '../platform.ts'
import { limitRaiseMs } from '../settings.ts'
import { changeLimit, type LimitPeriod, limitLeft, limitPeriods } from './model.ts'
import { readDeposited, readLimits, writeLimit } from './store.ts'

/** Duration of the pauses. A permanent one closes the account for at least a year. */
const pauseMs = { '24h': dayMs, '30d': 30 * dayMs, permanent: 365 * dayMs } as const

/** Deposit limits and gaming pauses. */
export const limitsArea: AreaFactory = () => ({
  name: 'limits',
  calls: handle('limits', limitsCalls, {
    get: ({ player, ...context }) => describe(context, player.id),

    set: async ({ player, body, ...context }) => {
      await lockPlayer(context, player.id)
      const limits = await readLimits(context, player.id)
      for (const period of limitPeriods) {
        const wanted = body[period]
        if (wanted === undefined) continue
        await writeLimit(context, player.id, period, changeLimit(limits[period], wanted, context.now, limitRaiseMs(context.settings)))
      }
      return describe(context, player.id)
    },

    lock: async ({ player, query, ...context }) => {
      const { db, now } = context
      const row = await lockPlayer(context, player.id)
      const closed = query.lockUntil === 'permanent' || row.status === 'closed'
      // An active pause is never shortened by a shorter one.
      const until = Math.max(row.pausedUntil ?? 0, now + pauseMs[query.lockUntil])
      await db
        .update(players)
        .set({ pausedUntil: until, ...(closed && { status: 'closed' as const }) })
        .where(eq(players.id, player.id))
      return { pausedUntil: closed ? null : until, closed }
    },
  }),
})

async function describe(context: Context, playerId: string): Promise<z.input<typeof limitsCalls.get.answer>> {
  const limits = await readLimits(context, playerId)
  const used = await readDeposited(context, playerId)
  const perPeriod = <T>(of: (period: LimitPeriod) => T) => ({ depositDay: of('day'), depositWeek: of('week'), depositMonth: of('month') })
  return {
    currentLimits: perPeriod((period) => limits[period].current),
    limitsLeft: perPeriod((period) => limitLeft(limits[period], used[period])),
    pendingLimits: perPeriod((period) => {
      const { pending } = limits[period]
      return pending && { limitValue: pending.value, validateFrom: pending.from }
    }),
  }
}
