import { z } from 'zod'
import { entriesOf, imagePathSchema } from '../../content/entities/address.ts'
import { oreSchema } from '../scalars.ts'

/** Sort orders of lists of games. */
export const gameSorts = ['popular', 'new', 'best', 'name'] as const

export const gameKinds = ['slot', 'table', 'live'] as const

export const volatilities = ['low', 'medium', 'high'] as const

/** A game as listed on a tile. `id` is its URL slug, e.g. `raevens-runer`. */
export const gameSchema = z.object({
  id: z.string().regex(/^[\p{L}\p{N}-]{1,80}$/u),
  name: z.string(),
  provider: z.string(),
  kind: z.enum(gameKinds),
  category: z.string(),
  isNew: z.boolean(),
  /** One of the most played games. */
  isPopular: z.boolean(),
  freePlay: z.boolean(),
  /** Current jackpot in øre; null without one. */
  jackpot: oreSchema.nullable(),
  minBet: oreSchema,
  maxBet: oreSchema,
  /** Path of the poster on the site server's image proxy, without a width: `/img/games/raevens-runer`. */
  image: imagePathSchema,
})
/** A list of games, without those whose id is no slug. */
export const gamesSchema = entriesOf(gameSchema)
export type Game = z.output<typeof gameSchema>
