import type { Game } from '../config/entities/game.ts'
import type { PlayType } from './calls.ts'

/** Address of a game's page. Live games have a route of their own; table games share the slots'. */
export const gamePath = ({ kind, id }: Pick<Game, 'kind' | 'id'>, playType: PlayType): string =>
  `/${kind === 'live' ? 'live-casino' : 'spilleautomater'}/${playType}/${id}`

/** Where the lists stand. */
export const listPaths = {
  slots: '/spilleautomater',
  newGames: '/spilleautomater/nye-spil',
  bestGames: '/spilleautomater/bedste-spil',
  allGames: '/spilleautomater/alle-spil',
  live: '/live-casino',
  tables: '/bordspil',
  jackpots: '/jackpots',
} as const
