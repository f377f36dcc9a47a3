import { z } from 'zod'
import { instantSchema, oreSchema } from '../scalars.ts'
import { depositLimitKeys } from './limitPeriod.ts'

// the periods are in limitPeriod.ts, which the browser imports; this module would bring zod with it
const limitSchema = oreSchema.nullable()
const pendingLimitSchema = z.object({ limitValue: oreSchema, validateFrom: instantSchema }).nullable()
/** The specification gives answers of a back end without a year. */
const perPeriod = <S extends z.ZodType>(schema: S) =>
  z.object({
    [depositLimitKeys.day]: schema,
    [depositLimitKeys.week]: schema,
    [depositLimitKeys.month]: schema,
    [depositLimitKeys.year]: schema.optional().transform((limit) => limit ?? null),
  })

/** Deposit limits of a player. Amounts in øre; null: no limit. `limitsLeft` covers the last 1, 7, 30 and 365 days. */
export const depositLimitsSchema = z.object({
  currentLimits: perPeriod(limitSchema),
  limitsLeft: perPeriod(limitSchema),
  pendingLimits: perPeriod(pendingLimitSchema),
})
export type DepositLimits = z.output<typeof depositLimitsSchema>
