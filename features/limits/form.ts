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
 * `first`: the field that shows that none is set. `zero`: periods whose limit is 0, each of which needs another one.
 */
export const mandatoryLimitsSchema = (first: FirstLimitPeriod, zero: readonly FirstLimitPeriod[] = []) =>
  z.object({ day: optionalLimitSchema, week: optionalLimitSchema, month: optionalLimitSchema }).check(({ value, issues }) => {
    const report = (period: FirstLimitPeriod, message: TextKey) => issues.push({ code: 'custom', path: [period], message, input: value })
    for (const period of zero) if (value[period] === null) report(period, 'limitations.mandatory_zero')
    if (zero.length === 0 && firstLimitPeriods.every((period) => value[period] === null)) report(first, 'validation.limit_missing')
  })
export type MandatoryLimitsValues = z.input<ReturnType<typeof mandatoryLimitsSchema>>

/** The limits that were set. */
export const toLimits = (values: MandatoryLimitsValues): Partial<Record<FirstLimitPeriod, Ore>> =>
  Object.fromEntries(firstLimitPeriods.flatMap((period) => (isAmountLimit(values[period]) ? [[period, values[period]]] : [])))
