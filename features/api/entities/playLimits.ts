import { z } from 'zod'
import { instantSchema, nullableInstantSchema, optionalField } from '../scalars.ts'
import { firstLimitPeriods } from './limitPeriod.ts'
import { playLimitKinds } from './playLimit.ts'

/** A limit in øre; minutes of a time limit. */
const valueSchema = z.number().int().safe().min(0)
const kindAndPeriod = { kind: z.enum(playLimitKinds), period: z.enum(firstLimitPeriods) }

/** A limit that the player has set on their play. */
export const playLimitSchema = z.object({
  ...kindAndPeriod,
  /** Null: no limit. */
  current: valueSchema.nullable(),
  /** In the last 1, 7 or 30 days; a net win counts as 0. Time: on this day in Denmark. */
  used: valueSchema,
  /** Null without a limit. */
  left: valueSchema.nullable(),
  /** A higher limit, or null for none at all, that takes effect at `from`. */
  pending: z.object({ value: valueSchema.nullable(), from: instantSchema }).nullable(),
  /** When there is room again in a limit that is used up, UTC ms; null for others. */
  availableAt: optionalField(nullableInstantSchema, null),
})
export type PlayLimit = z.output<typeof playLimitSchema>

/** Why money play is refused (ERR_PLAY_LIMIT). */
export const playLimitRefusalSchema = z.object({
  ...kindAndPeriod,
  limit: valueSchema,
  left: valueSchema,
  /** When this stake is possible again without a new limit, UTC ms; null: never. */
  availableAt: nullableInstantSchema,
})
export type PlayLimitRefusal = z.output<typeof playLimitRefusalSchema>
