import { playLimitKinds, playLimitPeriods } from '@casino/features/api/entities/playLimit'
import { hourMs } from '@casino/features/format/duration'
import { type PeriodLimit, toPeriodLimits } from '@casino/features/limits/model'
import { storyNow } from './storyNow.ts'

/** Nothing is set that limits the play. */
export const noPlayLimitsFixture: readonly PeriodLimit[] = toPeriodLimits(
  playLimitKinds.flatMap((kind) =>
    playLimitPeriods[kind].map((period) => ({ kind, period, current: null, used: 0, left: null, pending: null, availableAt: null })),
  ),
)
/** A loss limit a day that is about to be removed, one a week that is used up, and a time limit whose raise is pending. */
export const playLimitsFixture: readonly PeriodLimit[] = noPlayLimitsFixture.map((limit) => {
  if (limit.kind === 'loss' && limit.period === 'day')
    return {
      ...limit,
      current: 20_000,
      used: 4_550,
      left: 15_450,
      usedShare: 0.2275,
      pending: { amount: null, effectiveAt: storyNow + 20 * hourMs },
    }
  if (limit.kind === 'loss' && limit.period === 'week')
    return { ...limit, current: 50_000, used: 50_000, left: 0, usedShare: 1, availableAt: storyNow + 50 * hourMs }
  if (limit.kind === 'time')
    return { ...limit, current: 90, used: 35, left: 55, usedShare: 35 / 90, pending: { amount: 120, effectiveAt: storyNow + 24 * hourMs } }
  return limit
})
