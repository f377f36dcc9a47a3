import type { Game } from '../api/entities/game.ts'
import type { PlayType } from './calls.ts'

/** Path of a game's page. Live games have their own route; table games share the route of slots. */
export const gamePath = ({ kind, id }: Pick<Game, 'kind' | 'id'>, playType: PlayType): string =>
  `/${kind === 'live' ? 'live-casino' : 'spilleautomater'}/${playType}/${id}`

/** Path of a game's wide image, with the motif at its end: the poster's path with `-wide`. Live games only have a wide image. */
export const wideImagePath = ({ image }: Pick<Game, 'image'>): string => (image.endsWith('-wide') ? image : `${image}-wide`)

/** Paths of the game lists. */
export const gameListPaths = {
  slots: '/spilleautomater',
  newGames: '/spilleautomater/nye-spil',
  bestGames: '/spilleautomater/bedste-spil',
  allGames: '/spilleautomater/alle-spil',
  live: '/live-casino',
  tables: '/bordspil',
  jackpots: '/jackpots',
} as const

/** Path of the list that contains a game. */
export const gameListPathOf = ({ kind }: Pick<Game, 'kind'>): string =>
  ({ slot: gameListPaths.slots, table: gameListPaths.tables, live: gameListPaths.live })[kind]
