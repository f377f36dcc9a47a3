import * as z from 'zod/mini'
import { type FirstLimitPeriod, firstLimitPeriods, isAmountLimit } from '../api/entities/limitPeriod.ts'
import type { TextKey } from '../content/texts/index.ts'
import type { Ore } from '../format/money.ts'
import { isValidLimitOf, type LimitKind } from './model.ts'

const limitMessage: TextKey = 'validation.limit_amount'

/** Form of a limit other than the `current` one: øre, or minutes of a time limit; null while its field is empty. The messages are text keys. */
export const changeLimitSchema = (kind: LimitKind, current: number | null) =>
  z.object({
    amount: z
      .custom<number, number | null>(
        (value) => isValidLimitOf(kind, value as number | null), // the field holds nothing else
        kind === 'time' ? ('validation.limit_time' satisfies TextKey) : limitMessage,
      )
      .check(z.refine((value) => value !== current, 'limitations.same' satisfies TextKey)),
  })

/** A limit of a period that may be left empty. */
const optionalLimitSchema = z
  .nullable(z.number(limitMessage))
  .check(z.refine((value) => value === null || isAmountLimit(value), limitMessage))

/**
 * Form of the first limits: at least one, of whichever period (specification, *States and transitions*).
 * `first`: the field that shows that none is set.
 */
export const mandatoryLimitsSchema = (first: FirstLimitPeriod) =>
  z.object({ day: optionalLimitSchema, week: optionalLimitSchema, month: optionalLimitSchema }).check(({ value, issues }) => {
    if (firstLimitPeriods.some((period) => value[period] !== null)) return
    issues.push({ code: 'custom', path: [first], message: 'validation.limit_missing' satisfies TextKey, input: value })
  })
export type MandatoryLimitsValues = z.input<ReturnType<typeof mandatoryLimitsSchema>>

/** The limits that were set. */
export const toLimits = (values: MandatoryLimitsValues): Partial<Record<FirstLimitPeriod, Ore>> =>
  Object.fromEntries(firstLimitPeriods.flatMap((period) => (isAmountLimit(values[period]) ? [[period, values[period]]] : [])))
