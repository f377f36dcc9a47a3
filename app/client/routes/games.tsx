import type { Game } from '@casino/features/api/entities/game'
import { paths } from '@casino/features/content/paths'
import type { SystemConfigKey } from '@casino/features/content/systemConfig'
import { LobbyPage } from '@casino/features/games/LobbyPage'
import { type GameListRoute, gameListHref, gameListInput, parseGameListSearch, toGameListSearch } from '@casino/features/games/model'
import { canonicalGamePath, gameModeOf, playTypePattern } from '@casino/features/games/paths'
import { routeQuery } from '../routeQueries.ts'
import { cachedByPath, type Route } from '../routeTypes.ts'
import { routeGuards } from './routeGuards.ts'

const textGroups = ['games', 'slot_machines'] as const
const gameTextGroups = [...textGroups, 'responsible_popup'] as const

/** A list of games; search, order, category and page are query parameters. */
const gameListRoute = (name: string, path: string, route: GameListRoute, config: readonly SystemConfigKey[] = []): Route => ({
  name,
  path,
  guards: routeGuards.content,
  access: 'public',
  loadPage: async () => {
    const { GameListPage } = await import('@casino/features/games/GameListPage')
    return () => <GameListPage {...route} />
  },
  header: 'shown',
  server: import.meta.env.SSR && {
    queries: (_, search) => [routeQuery('games.list', gameListInput(route, parseGameListSearch(search)))],
    textGroups,
    config,
    cache: { canonicalSearch: (search) => toGameListSearch(parseGameListSearch(search)) },
    // each page of the list is one; orders, filters and searches show the same games
    canonicalHref: (_, search) => gameListHref(path, { search: '', category: '', sort: '', page: parseGameListSearch(search).page }),
  },
})

/** A game page. Public: real-money play prompts for login on the page, next to demo play. */
const gameRoute = (name: string, path: string, kind: Game['kind'], header: Route['header']): Route => ({
  name,
  path,
  params: { playType: playTypePattern },
  guards: routeGuards.game,
  access: 'public',
  loadPage: async () => {
    const { GamePage } = await import('@casino/features/games/GamePage')
    return ({ params: { playType = '', gameById = '' } }) => <GamePage mode={gameModeOf(playType)} gameById={gameById} />
  },
  header,
  wallpaper: 'hidden',
  server: import.meta.env.SSR && {
    queries: ({ gameById = '' }) => [routeQuery('games.detail', { query: { id: gameById } }, { required: true })],
    textGroups: gameTextGroups,
    cache: cachedByPath,
    notFoundNotice: 'gameGone',
    canonicalHref: ({ gameById = '' }) => canonicalGamePath({ kind, id: gameById }),
  },
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
      queries: () => [routeQuery('content.mainContent', { body: { name: 'home' } }), routeQuery('games.recent', {}, { player: true })],
      textGroups,
      cache: cachedByPath,
    },
  },
  gameListRoute('spilleautomater', '/spilleautomater', { kind: 'slot' }),
  gameListRoute('spilleautomater-nye-spil', '/spilleautomater/nye-spil', { kind: 'slot', sort: 'new' }),
  gameListRoute('spilleautomater-alle-spil', '/spilleautomater/alle-spil', { kind: 'slot', sort: 'name' }),
  gameListRoute('spilleautomater-bedste-spil', '/spilleautomater/bedste-spil', { kind: 'slot', sort: 'best' }),
  gameListRoute('live-casino', '/live-casino', { kind: 'live' }, ['liveCategories']),
  gameListRoute('bordspil', '/bordspil', { kind: 'table' }, ['tableCategories']),
  gameListRoute('jackpots', '/jackpots', { category: 'jackpot' }),
  gameRoute('spilleautomater-playType-gameById', '/spilleautomater/:playType/:gameById', 'slot', 'setting'),
  gameRoute('live-casino-playType-gameById', '/live-casino/:playType/:gameById', 'live', 'hidden'),
]
