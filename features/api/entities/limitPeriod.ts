import { kroner, type Ore, ore } from '../../format/money.ts'

/** Periods that a deposit limit can cover. Apart from `limits.ts`, so that the browser imports them without zod. */
export const limitPeriods = ['day', 'week', 'month', 'year'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Periods of the limits that a player needs before any deposit: a year alone is no protection of a month. */
export const firstLimitPeriods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]
export type FirstLimitPeriod = (typeof firstLimitPeriods)[number]

/** Key of each period in the objects of `DepositLimits`. */
export const depositLimitKeys = {
  day: 'depositDay',
  week: 'depositWeek',
  month: 'depositMonth',
  year: 'depositYear',
} as const satisfies Record<LimitPeriod, string>
export type DepositLimitKey = (typeof depositLimitKeys)[LimitPeriod]

/** Smallest and largest limit of an amount, in øre (`validation.limit_amount`). A limit out of reach would protect no player. */
export const amountLimitBounds = { min: ore(100), max: kroner(1_000_000) } as const

/** Whether an entered amount (øre) can be a limit. */
export const isAmountLimit = (amount: number | null): amount is Ore =>
  amount !== null && Number.isInteger(amount) && amount >= amountLimitBounds.min && amount <= amountLimitBounds.max
