import { z } from 'zod'
import { instantSchema, nullableInstantSchema, oreSchema } from '../scalars.ts'

/** One transfer of money into or out of a player's account. `state`: the specification's transaction statuses. */
export const transferSchema = z.object({
  id: z.string(),
  type: z.enum(['deposit', 'withdrawal', 'transfer_bonus', 'bonus_win', 'cancelled_bonus']),
  amount: z.object({ value: oreSchema, currency: z.literal('DKK') }),
  state: z.enum(['implemented', 'reversed', 'initiated']),
  startDate: instantSchema,
  endDate: nullableInstantSchema,
  message: z.string(),
  externalId: z.string(),
  orderSubType: z.object({ id: z.string(), externalId: z.string(), name: z.string() }),
})
export type Transfer = z.output<typeof transferSchema>
