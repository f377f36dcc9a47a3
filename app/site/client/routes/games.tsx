import type { Game } from '@casino/features/api/entities/game'
import type { SystemConfigKey } from '@casino/features/content/systemConfig'
import {
  gameListHref,
  gameListInput,
  highestJackpots,
  initialGameListQuery,
  parseGameListSearch,
  toGameListSearch,
} from '@casino/features/games/list/gameListQuery'
import { LobbyPage } from '@casino/features/games/lobby/LobbyPage'
import type { GameListRoute } from '@casino/features/games/model'
import { canonicalGamePath, gameListPaths, gameModeOf, gamePath, playTypePattern } from '@casino/features/games/paths'
import { paths } from '@casino/features/navigation/paths'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route, type ServerRoute } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const textGroups = ['games', 'slot_machines'] as const
const gameTextGroups = [...textGroups, 'responsible_popup'] as const

/** The player's favourites, which the hearts on the tiles show. */
const favouritesQuery = routeQuery('games.favourites', {}, { player: true })

/** A list of games; search, order, category and page are query parameters. */
const gameListRoute = (
  name: string,
  path: string,
  route: GameListRoute,
  { config = [], canonicalPath = path }: { config?: readonly SystemConfigKey[]; canonicalPath?: string } = {},
): Route => ({
  name,
  path,
  guards: routeGuards.content,
  access: 'public',
  loadPage: async () => {
    const { GameListPage } = await import('@casino/features/games/list/GameListPage')
    return () => <GameListPage route={route} />
  },
  header: 'shown',
  server: import.meta.env.SSR && {
    queries: (_, search) => [routeQuery('games.list', gameListInput(route, parseGameListSearch(search))), favouritesQuery],
    textGroups,
    config,
    cache: { canonicalSearch: (search) => toGameListSearch(parseGameListSearch(search)) },
    // each page of the list is one; orders, filters and searches show the same games
    canonicalHref: (_, search) => gameListHref(canonicalPath, { ...initialGameListQuery, page: parseGameListSearch(search).page }),
  },
})

/** The server's part of a game page; `param` names the param with the game's id. */
const gameServer = (kind: Game['kind'], param: string): ServerRoute => ({
  queries: ({ [param]: id = '' }) => [routeQuery('games.detail', { query: { id } }, { required: true }), favouritesQuery],
  textGroups: gameTextGroups,
  config: ['openPaymentMethods', 'mobilePayEnabled'],
  cache: cachedByPath,
  notFoundNotice: 'gameGone',
  canonicalHref: ({ [param]: id = '' }) => canonicalGamePath({ kind, id }),
})

/** A game page. Public: real-money play prompts for login on the page, next to demo play. */
const gameRoute = (name: string, path: string, kind: Game['kind'], header: Route['header']): Route => ({
  name,
  path,
  params: { playType: playTypePattern },
  guards: routeGuards.game,
  access: 'public',
  loadPage: async () => {
    const { GamePage } = await import('@casino/features/games/game/GamePage')
    return ({ params: { playType = '', gameById = '' } }) => <GamePage mode={gameModeOf(playType)} gameById={gameById} />
  },
  header,
  wallpaper: 'hidden',
  server: import.meta.env.SSR && gameServer(kind, 'gameById'),
})

/** A game page for phones, for real money and without the site's header. Other devices are sent to the page of all devices. */
const mobileGameRoute = (name: string, path: string, kind: Game['kind']): Route => ({
  name,
  path,
  guards: routeGuards.game,
  access: 'public',
  device: { only: 'Mobile', redirectTo: ({ slugGames = '' }) => gamePath({ kind, id: slugGames }, 'money') },
  loadPage: async () => {
    const { GamePage } = await import('@casino/features/games/game/GamePage')
    return ({ params: { slugGames = '' } }) => <GamePage mode="money" gameById={slugGames} />
  },
  header: 'hidden',
  wallpaper: 'hidden',
  server: import.meta.env.SSR && gameServer(kind, 'slugGames'),
})

/** The lobby, lists of games, and games. */
export const gameRoutes: readonly Route[] = [
  {
    name: 'index',
    path: paths.home,
    guards: routeGuards.content,
    access: 'public',
    // in the entry bundle: most visits start here, and a separate chunk would split off a dozen small shared ones
    loadPage: async () => () => <LobbyPage />,
    header: 'shown',
    server: import.meta.env.SSR && {
      queries: () => [
        routeQuery('content.mainContent', { body: { name: 'home' } }),
        routeQuery('games.recent', {}, { player: true }),
        routeQuery('games.suggestions', {}, { player: true }),
        favouritesQuery,
      ],
      textGroups,
      cache: cachedByPath,
    },
  },
  gameListRoute('spilleautomater', '/spilleautomater', { kind: 'slot' }),
  gameListRoute('spilleautomater-nye-spil', '/spilleautomater/nye-spil', { kind: 'slot', sort: 'new' }),
  gameListRoute('spilleautomater-alle-spil', '/spilleautomater/alle-spil', { kind: 'slot', sort: 'name' }),
  gameListRoute('spilleautomater-bedste-spil', '/spilleautomater/bedste-spil', { kind: 'slot', sort: 'best' }),
  gameListRoute('live-casino', '/live-casino', { kind: 'live' }, { config: ['liveCategories'] }),
  gameListRoute(
    'live-live-casino',
    gameListPaths.allLive,
    { kind: 'live' },
    {
      config: ['liveCategories'],
      canonicalPath: gameListPaths.live,
    },
  ),
  gameListRoute(
    'live-live-roulette',
    gameListPaths.liveRoulette,
    { kind: 'live', category: 'live-roulette' },
    { config: ['liveCategories'] },
  ),
  gameListRoute(
    'live-live-blackjack',
    gameListPaths.liveBlackjack,
    { kind: 'live', category: 'live-blackjack' },
    { config: ['liveCategories'] },
  ),
  gameListRoute(
    'live-andre-live-spil',
    gameListPaths.otherLive,
    { kind: 'live', category: 'andre-live-spil' },
    { config: ['liveCategories'] },
  ),
  gameListRoute('bordspil', '/bordspil', { kind: 'table' }, { config: ['tableCategories'] }),
  gameListRoute('bordspil-roulette', gameListPaths.tableRoulette, { kind: 'table', category: 'roulette' }, { config: ['tableCategories'] }),
  gameListRoute(
    'bordspil-blackjack',
    gameListPaths.tableBlackjack,
    { kind: 'table', category: 'blackjack' },
    { config: ['tableCategories'] },
  ),
  gameListRoute(
    'bordspil-video-poker',
    gameListPaths.tableVideoPoker,
    { kind: 'table', category: 'video-poker' },
    { config: ['tableCategories'] },
  ),
  {
    name: 'soeg',
    path: paths.search,
    guards: routeGuards.content,
    access: 'public',
    loadPage: async () => {
      const { SearchPage } = await import('@casino/features/games/search/SearchPage')
      return () => <SearchPage />
    },
    header: 'shown',
    server: import.meta.env.SSR && {
      queries: (_, search) => [
        routeQuery('games.list', gameListInput({ everything: true }, parseGameListSearch(search))),
        routeQuery('content.searchPages', {}),
        favouritesQuery,
      ],
      textGroups,
      cache: { canonicalSearch: (search) => toGameListSearch(parseGameListSearch(search)) },
      canonicalHref: () => paths.search,
    },
  },
  {
    name: 'spilleautomater-mine-favoritter',
    path: gameListPaths.favourites,
    guards: routeGuards.favourites,
    access: 'login',
    loadPage: async () => {
      const { FavouritesPage } = await import('@casino/features/games/favourites/FavouritesPage')
      return () => <FavouritesPage />
    },
    header: 'shown',
    server: import.meta.env.SSR && { queries: () => [favouritesQuery], textGroups, cache: 'never' },
  },
  gameListRoute('jackpots', '/jackpots', { category: 'jackpot' }),
  {
    name: 'nyevindere',
    path: gameListPaths.winners,
    guards: routeGuards.content,
    access: 'public',
    loadPage: async () => {
      const { WinnersPage } = await import('@casino/features/games/winners/WinnersPage')
      return () => <WinnersPage />
    },
    header: 'shown',
    server: import.meta.env.SSR && {
      queries: () => [routeQuery('games.winners', {}), routeQuery('games.list', highestJackpots)],
      textGroups,
      config: ['latestWins'],
      cache: cachedByPath,
    },
  },
  gameRoute('spilleautomater-playType-gameById', '/spilleautomater/:playType/:gameById', 'slot', 'setting'),
  gameRoute('live-casino-playType-gameById', '/live-casino/:playType/:gameById', 'live', 'hidden'),
  mobileGameRoute('mobilspil-slugGames', '/mobilspil/:slugGames', 'slot'),
  mobileGameRoute('mobil-live-casino-slugGames', '/mobil-live-casino/:slugGames', 'live'),
]
