/** Periods of the net result, in days. */
export const resultPeriods = [7, 30, 90] as const
export type ResultPeriod = (typeof resultPeriods)[number]
