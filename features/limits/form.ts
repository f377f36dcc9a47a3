import * as z from 'zod/mini'
import type { TextKey } from '../content/texts/index.ts'
import type { Ore } from '../format/money.ts'
import { isValidLimit } from './model.ts'

/** An entered limit in øre, null while its field is empty. The message is a text key. */
const limitSchema = z.custom<Ore, number | null>(isValidLimit, 'validation.limit_amount' satisfies TextKey)

/** Form of one new limit. */
export const changeLimitSchema = z.object({ amount: limitSchema })
export type ChangeLimitValues = z.input<typeof changeLimitSchema>
export type ParsedChangeLimit = z.output<typeof changeLimitSchema>

/** Form of the first limits; all are required. */
export const mandatoryLimitsSchema = z.object({ day: limitSchema, week: limitSchema, month: limitSchema })
export type MandatoryLimitsValues = z.input<typeof mandatoryLimitsSchema>
export type ParsedMandatoryLimits = z.output<typeof mandatoryLimitsSchema>
