import { z } from 'zod'
import { entriesOf, imagePathSchema } from '../../content/entities/address.ts'
import { optionalField, oreSchema } from '../scalars.ts'

/** Sort orders of lists of games. */
export const gameSorts = ['popular', 'new', 'best', 'name'] as const

export const gameKinds = ['slot', 'table', 'live'] as const

export const volatilities = ['low', 'medium', 'high'] as const

const noAmount = optionalField(oreSchema, null)

/** A game as listed on a tile. `id` is its URL slug, e.g. `raevens-runer`. The specification names no field of a game: id and name are needed. */
export const gameSchema = z.object({
  id: z.string().regex(/^[\p{L}\p{N}-]{1,80}$/u),
  name: z.string(),
  provider: optionalField(z.string(), ''),
  kind: optionalField(z.enum(gameKinds), 'slot'),
  category: optionalField(z.string(), ''),
  isNew: optionalField(z.boolean(), false),
  /** One of the most played games. */
  isPopular: optionalField(z.boolean(), false),
  freePlay: optionalField(z.boolean(), false),
  /** Current jackpot in øre; null without one. */
  jackpot: noAmount,
  /** Null where the back end does not tell: no stakes are shown. */
  minBet: noAmount,
  maxBet: noAmount,
  /** Path of the poster on the site server's image proxy, without a width: `/img/games/raevens-runer`. */
  image: imagePathSchema,
})
/** A list of games, without those whose id is no slug. */
export const gamesSchema = entriesOf(gameSchema)
export type Game = z.output<typeof gameSchema>
