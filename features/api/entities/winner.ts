import { z } from 'zod'
import { instantSchema, oreSchema } from '../scalars.ts'
import { gameSchema } from './game.ts'

/** A win without its player. */
export const winnerSchema = z.object({
  game: gameSchema,
  win: oreSchema,
  /** Start of the hour of the win, UTC ms. */
  wonAt: instantSchema,
})
export type Winner = z.output<typeof winnerSchema>
