import { amountLimitBounds, type FirstLimitPeriod } from './limitPeriod.ts'

/** What a play limit bounds: net losses and stakes in øre, money play in minutes. Apart from the schemas, so that the browser imports them without zod. */
export const playLimitKinds = ['loss', 'stake', 'time'] as const
export type PlayLimitKind = (typeof playLimitKinds)[number]

/** Periods that a limit of each kind can cover. */
export const playLimitPeriods = {
  loss: ['day', 'week', 'month'],
  stake: ['day', 'week', 'month'],
  time: ['day'],
} as const satisfies Record<PlayLimitKind, readonly FirstLimitPeriod[]>

/** Least and greatest limit: øre, and of time a minute and a day in minutes. */
export const playLimitBounds: Readonly<Record<PlayLimitKind, { min: number; max: number }>> = {
  loss: amountLimitBounds,
  stake: amountLimitBounds,
  time: { min: 1, max: 24 * 60 },
}
