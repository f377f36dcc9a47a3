/** Periods that a deposit limit can cover. Apart from `limits.ts`, so that the browser imports them without zod. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
