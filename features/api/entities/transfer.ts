import { z } from 'zod'
import { entriesOf } from '../../content/entities/address.ts'
import { idSchema, instantSchema, namedListSchema, nullableInstantSchema, optionalField, oreSchema } from '../scalars.ts'

/** One transfer of money into or out of a player's account. `state`: the specification's transaction statuses. */
export const transferSchema = z.object({
  id: idSchema,
  type: z.enum(['deposit', 'refund', 'chargeback', 'withdrawal', 'transfer_bonus', 'bonus_win', 'cancelled_bonus']),
  amount: z.object({ value: oreSchema, currency: optionalField(z.literal('DKK'), 'DKK') }),
  state: z.enum(['implemented', 'reversed', 'initiated']),
  startDate: instantSchema,
  endDate: nullableInstantSchema.default(null),
  message: optionalField(z.string(), ''),
  externalId: optionalField(idSchema, ''),
  orderSubType: z
    .object({ id: optionalField(idSchema, ''), externalId: optionalField(idSchema, ''), name: optionalField(z.string(), '') })
    .nullish()
    .transform((type) => type ?? { id: '', externalId: '', name: '' }),
})
export type Transfer = z.output<typeof transferSchema>

const transferListFields = z.object({ transfers: entriesOf(transferSchema), total: optionalField(z.number().int(), null) })
/**
 * A page of transfers, newest first. `total` is no part of the specification: without it the site server concludes from a full page that
 * another one follows (`countEntries`).
 */
export const transferListResponse = {
  response: namedListSchema('transfers', transferListFields),
  clientResponse: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
} as const

/** How many entries a list has: as stated, or at least one more after a full page. */
export const countEntries = (length: number, total: number | null, { skip, limit }: { skip: number; limit: number }): number =>
  total ?? skip + length + (length >= limit ? 1 : 0)
