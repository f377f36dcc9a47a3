import type { PlayType } from '@casino/features/games/calls'
import { type ListRoute, listInput, readListQuery } from '@casino/features/games/model'
import { LobbyPage } from '@casino/features/page/games/LobbyPage'
import { need } from '../needs.ts'
import type { Route } from '../route-types.ts'
import { guardsOf } from './guards.ts'

const texts = ['games', 'slot_machines', 'campaign'] as const

/** A list of games; search, order, category and page are query parameters. */
const list = (name: string, path: string, route: ListRoute): Route => ({
  name,
  path,
  guards: guardsOf.content,
  access: 'public',
  files: ['games/GameListPage'],
  load: async () => {
    const { GameListPage } = await import('@casino/features/page/games/GameListPage')
    return () => <GameListPage {...route} />
  },
  data: (_, search) => (import.meta.env.SSR ? [need('games.list', listInput(route, readListQuery(search)))] : []),
  texts,
  header: 'shown',
  wallpaper: 'shown',
  cache: { query: ['soeg', 'sorter', 'side', 'kategori'] },
})

const playTypes = { playType: /^spil-for-(?:sjov|penge)$/ }

/** A game page. Public: real-money play prompts for login on the page, next to demo play. */
const game = (name: string, path: string, header: Route['header']): Route => ({
  name,
  path,
  params: playTypes,
  guards: guardsOf.game,
  access: 'public',
  files: ['games/GamePage'],
  load: async () => {
    const { GamePage } = await import('@casino/features/page/games/GamePage')
    return ({ params: { playType = '', gameById = '' } }) => <GamePage playType={playType as PlayType} gameById={gameById} /> // narrowed by `playTypes`
  },
  data: ({ gameById = '' }) => (import.meta.env.SSR ? [need('games.detail', { query: { id: gameById } }, { required: true })] : []),
  texts,
  header,
  wallpaper: 'hidden',
  cache: { query: [] },
})

/** The lobby, lists of games, and games. */
export const gameRoutes: readonly Route[] = [
  {
    name: 'index',
    path: '/',
    guards: guardsOf.content,
    access: 'public',
    files: [], // in the entry bundle: most visits start here, and a separate chunk would split off a dozen small shared ones
    load: async () => () => <LobbyPage />,
    data: () => (import.meta.env.SSR ? [need('config.mainContent', { body: { name: 'home' } })] : []),
    texts,
    header: 'shown',
    wallpaper: 'shown',
    cache: { query: [] },
  },
  list('spilleautomater', '/spilleautomater', { kind: 'slot' }),
  list('spilleautomater-nye-spil', '/spilleautomater/nye-spil', { kind: 'slot', sort: 'new' }),
  list('spilleautomater-alle-spil', '/spilleautomater/alle-spil', { kind: 'slot', sort: 'name' }),
  list('spilleautomater-bedste-spil', '/spilleautomater/bedste-spil', { kind: 'slot', sort: 'best' }),
  list('live-casino', '/live-casino', { kind: 'live' }),
  list('bordspil', '/bordspil', { kind: 'table' }),
  list('jackpots', '/jackpots', { category: 'jackpot' }),
  game('spilleautomater-playType-gameById', '/spilleautomater/:playType/:gameById', 'setting'),
  game('live-casino-playType-gameById', '/live-casino/:playType/:gameById', 'hidden'),
]
