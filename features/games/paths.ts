import type { Game } from '../api/entities/game.ts'
import { paths } from '../navigation/paths.ts'

/** Play modes of a game: for play money, or for real money. */
export const gameModes = ['free', 'money'] as const
export type GameMode = (typeof gameModes)[number]

/** Route segment of each play mode. */
const playTypes: Readonly<Record<GameMode, string>> = { free: 'spil-for-sjov', money: 'spil-for-penge' }

/** Pattern of the route segment. */
export const playTypePattern = new RegExp(`^(?:${Object.values(playTypes).join('|')})$`)

/** The play mode of a route segment that `playTypePattern` accepts. */
export const gameModeOf = (playType: string): GameMode => (playType === playTypes.free ? 'free' : 'money')

/** The mode that a game is played in at an address of this mode: live games have no demo play. */
export const playModeOf = ({ kind }: Pick<Game, 'kind'>, mode: GameMode): GameMode => (kind === 'live' ? 'money' : mode)

/** Path of a game's page. Live games have their own route; table games share the route of slots. */
export const gamePath = ({ kind, id }: Pick<Game, 'kind' | 'id'>, mode: GameMode): string =>
  `/${kind === 'live' ? 'live-casino' : 'spilleautomater'}/${playTypes[mode]}/${id}`

/** The one address of a game: demo play and real-money play are one page, and live games have no demo play. */
export const canonicalGamePath = (game: Pick<Game, 'kind' | 'id'>): string => gamePath(game, playModeOf(game, 'free'))

/** Path of a game's wide image, with the motif at its end: the poster's path with `-wide`. Live games only have a wide image. */
export const wideImagePath = ({ image }: Pick<Game, 'image'>): string => (image.endsWith('-wide') ? image : `${image}-wide`)

/** The wide image of a game by its id. */
export const gameWideImage = (id: string): string => `/img/games/${id}-wide`

/** Id of the game whose page has this path; null for another page. */
export const gameIdOfPath = (path: string): string | null =>
  /^\/(?:spilleautomater|live-casino)\/spil-for-(?:sjov|penge)\/([^/]+)$/.exec(path)?.[1] ?? null

/** Name of the query parameter of a provider, on the lists of games. */
export const providerParam = 'leverandoer'
/** All games of a provider. */
export const providerPath = (provider: string): string => `${paths.search}?${new URLSearchParams({ [providerParam]: provider })}`

/** Paths of the game lists. */
export const gameListPaths = {
  slots: paths.slots,
  newGames: '/spilleautomater/nye-spil',
  bestGames: '/spilleautomater/bedste-spil',
  allGames: '/spilleautomater/alle-spil',
  live: '/live-casino',
  tables: '/bordspil',
  jackpots: '/jackpots',
  favourites: '/spilleautomater/mine-favoritter',
  winners: '/nyevindere',
  tableRoulette: '/bordspil/roulette',
  tableBlackjack: '/bordspil/blackjack',
  tableVideoPoker: '/bordspil/video-poker',
  /** Shows the list of `live`, under the address of the menu. */
  allLive: '/live/live-casino',
  liveRoulette: '/live/live-roulette',
  liveBlackjack: '/live/live-blackjack',
  otherLive: '/live/andre-live-spil',
} as const

/** Path of the list that contains a game. */
export const gameListPathOf = ({ kind }: Pick<Game, 'kind'>): string =>
  ({ slot: gameListPaths.slots, table: gameListPaths.tables, live: gameListPaths.live })[kind]
