import type { Game } from '../config/entities/game.ts'
import type { PlayType } from './calls.ts'

/** Address of a game's page. Live games have a route of their own; table games share the slots'. */
export const gamePath = ({ kind, id }: Pick<Game, 'kind' | 'id'>, playType: PlayType): string =>
  `/${kind === 'live' ? 'live-casino' : 'spilleautomater'}/${playType}/${id}`

/** Path of a game's wide picture: its motif stands at the end. The poster's path with `-wide`; a live game has no other. */
export const widePicture = ({ image }: Pick<Game, 'image'>): string => (image.endsWith('-wide') ? image : `${image}-wide`)

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

/** The list that a game stands in. */
export const listOf = ({ kind }: Pick<Game, 'kind'>): string =>
  ({ slot: listPaths.slots, table: listPaths.tables, live: listPaths.live })[kind]
