import { z } from 'zod'
import { nullableInstantSchema, optionalField, oreSchema } from '../scalars.ts'
import { depositLimitKeys } from './limitPeriod.ts'

// the periods are in limitPeriod.ts, which the browser imports; this module would bring zod with it
const limitSchema = optionalField(oreSchema, null)
const pendingLimitSchema = z
  .object({ limitValue: optionalField(oreSchema, null), validateFrom: nullableInstantSchema.default(null) })
  .nullish()
  .transform((pending) => {
    const { limitValue, validateFrom } = pending ?? {}
    return limitValue != null && validateFrom != null ? { limitValue, validateFrom } : null
  })
/** An absent period has no limit; the specification gives answers without a year. */
const perPeriod = <S extends z.ZodType>(schema: S) => {
  const periodsSchema = z.object({
    [depositLimitKeys.day]: schema,
    [depositLimitKeys.week]: schema,
    [depositLimitKeys.month]: schema,
    [depositLimitKeys.year]: schema,
  })
  return z.preprocess((periods: z.input<typeof periodsSchema> | null | undefined) => periods ?? {}, periodsSchema)
}

/**
 * Deposit limits of a player. Amounts in øre; null: no limit. `limitsLeft` covers the last 1, 7, 30 and 365 days. `availableAt`: when a full
 * limit leaves room for the smallest deposit again, UTC ms; null for others, and where the back end does not tell.
 */
export const depositLimitsSchema = z.object({
  currentLimits: perPeriod(limitSchema),
  limitsLeft: perPeriod(limitSchema),
  pendingLimits: perPeriod(pendingLimitSchema),
  availableAt: perPeriod(optionalField(nullableInstantSchema, null)),
})
export type DepositLimits = z.output<typeof depositLimitsSchema>
