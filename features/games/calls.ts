import { z } from 'zod'
import { gameKinds, gameSchema } from '../config/entities/game.ts'
import { own } from '../session/contract.ts'

export const gameSorts = ['popular', 'new', 'best', 'name'] as const
export const playTypes = { 'spil-for-sjov': 'free', 'spil-for-penge': 'money' } as const
export type PlayType = keyof typeof playTypes
export type GameMode = (typeof playTypes)[PlayType]

export const gameDetailSchema = gameSchema.extend({
  description: z.string(),
  /** Theoretical return to player, per cent. */
  rtp: z.number(),
  volatility: z.enum(['low', 'medium', 'high']),
  lines: z.number().int().nullable(),
  released: z.string(),
})
export type GameDetail = z.output<typeof gameDetailSchema>

export const gamesCalls = {
  list: own('games.list', {
    access: 'public',
    cacheSeconds: 30,
    query: z.object({
      kind: z.enum(gameKinds).optional(),
      category: z.string().max(40).optional(),
      sort: z.enum(gameSorts).default('popular'),
      search: z.string().trim().max(60).optional(),
      skip: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(60),
    }),
    answer: z.object({ games: z.array(gameSchema), total: z.number().int() }),
  }),
  detail: own('games.detail', {
    access: 'public',
    cacheSeconds: 30,
    query: z.object({ id: z.string().max(80) }),
    answer: gameDetailSchema,
  }),
  /**
   * Opens a game in a frame of the platform's origin. Free play needs no session; money play fails with ERR_UNAUTHENTICATED,
   * ERR_PAUSED, ERR_LIMITS_MISSING. `frameUrl` carries a short-lived, single-use launch token, never the session.
   */
  launch: own('games.launch', {
    access: 'public',
    body: z.object({ gameId: z.string().max(80), mode: z.enum(['free', 'money']), sessionId: z.string().optional() }),
    filled: { 'body.sessionId': 'sessionId' },
    answer: z.object({ frameUrl: z.url() }),
  }),
}
