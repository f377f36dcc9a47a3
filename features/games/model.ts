import type { CallInput } from '../api/contract.ts'
import type { Game } from '../api/entities/game.ts'
import type { ErrorCode } from '../api/errors.ts'
import type { TextKey } from '../content/texts/index.ts'
import type { GameMode, gamesCalls } from './calls.ts'
import { gameListPaths } from './paths.ts'

/** Filter and default sort order of a list route. */
export interface GameListRoute {
  kind?: Game['kind']
  category?: string
  sort?: Sort
}
type Sort = NonNullable<CallInput<typeof gamesCalls.list>['query']['sort']>
type GameListInput = CallInput<typeof gamesCalls.list>

/** Games on one page of a list. */
export const gameListPageSize = 60

/** Sort orders: URL value, call value and label. */
export const gameSortOptions = [
  { value: 'populaere', sort: 'popular', text: 'games.sort_popular' },
  { value: 'nyeste', sort: 'new', text: 'games.sort_new' },
  { value: 'bedste', sort: 'best', text: 'games.sort_best' },
  { value: 'navn', sort: 'name', text: 'games.sort_name' },
] as const satisfies readonly { value: string; sort: Sort; text: TextKey }[]

/** Category filters of each kind; `value` is the category id of the catalogue and is used in the URL. */
const categories = {
  slot: [
    { value: 'hav-og-kyst', text: 'games.category_sea' },
    { value: 'dyr', text: 'games.category_animals' },
    { value: 'natur', text: 'games.category_nature' },
    { value: 'sagn', text: 'games.category_sagas' },
    { value: 'hygge', text: 'games.category_home' },
    { value: 'klassiske', text: 'games.category_classics' },
  ],
  table: [
    { value: 'roulette', text: 'games.category_roulette' },
    { value: 'kortspil', text: 'games.category_cards' },
  ],
  live: [
    { value: 'live-roulette', text: 'games.category_live_roulette' },
    { value: 'andre-live-spil', text: 'games.category_live_other' },
  ],
} as const satisfies Record<Game['kind'], readonly { value: string; text: TextKey }[]>

/** Category filters of a list; empty for a list that is a category itself. */
export const categoriesOf = ({ kind, category }: GameListRoute): readonly { value: string; text: TextKey }[] =>
  kind && !category ? categories[kind] : []

/** Sort options of a list. The default order of the jackpot list is by amount. */
export const sortOptionsOf = ({ category }: GameListRoute): { value: string; text: TextKey }[] =>
  gameSortOptions.map(({ value, sort, text }) => ({
    value,
    text: sort === 'popular' && category === 'jackpot' ? 'games.sort_jackpot' : text,
  }))

/** Query of a list, as in the URL: `?soeg=ravn&kategori=dyr&sorter=navn&side=2`. */
export interface GameListQuery {
  /** Trimmed; empty without a search. */
  search: string
  /** A category of the list; empty for all. */
  category: string
  /** A URL value of `gameSortOptions`; empty for the default order of the route. */
  sort: string
  /** From 1. */
  page: number
}

/** Parses a query string. Invalid values fall back to the defaults, so that no shared link breaks. */
export function parseGameListSearch(search: string): GameListQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('side'))
  const sort = params.get('sorter') ?? ''
  return {
    search: (params.get('soeg') ?? '').trim().slice(0, 60),
    category: /^[a-z-]{0,40}$/.exec(params.get('kategori') ?? '')?.[0] ?? '',
    sort: gameSortOptions.some(({ value }) => value === sort) ? sort : '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** URL of a list with a query. Defaults are omitted. */
export function gameListHref(path: string, { search, category, sort, page }: GameListQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('soeg', search)
  if (category) params.set('kategori', category)
  if (sort) params.set('sorter', sort)
  if (page > 1) params.set('side', String(page))
  return params.size ? `${path}?${params}` : path
}

/**
 * Input of `games.list` for a route and query. The site server preloads the page's data under the SWR key of the same input.
 * `loaded`: number of games already loaded, when loading more.
 */
export function gameListInput({ kind, category, sort }: GameListRoute, query: GameListQuery, loaded = 0): GameListInput {
  const categoryFilter = category ?? categoriesOf({ kind }).find(({ value }) => value === query.category)?.value
  const sortOrder = gameSortOptions.find(({ value }) => value === query.sort)?.sort ?? sort
  return {
    query: {
      ...(kind && { kind }),
      ...(categoryFilter && { category: categoryFilter }),
      ...(sortOrder && { sort: sortOrder }),
      ...(query.search && { search: query.search }),
      skip: (query.page - 1) * gameListPageSize + loaded,
      limit: gameListPageSize,
    },
  }
}

/** Text keys of a list's heading and introduction. */
export function gameListTexts({ kind, category, sort }: GameListRoute): { title: TextKey; intro: TextKey } {
  if (category === 'jackpot') return { title: 'games.title_jackpots', intro: 'games.intro_jackpots' }
  if (kind === 'live') return { title: 'games.title_live', intro: 'games.intro_live' }
  if (kind === 'table') return { title: 'games.title_tables', intro: 'games.intro_tables' }
  if (sort === 'new') return { title: 'slot_machines.title_new', intro: 'slot_machines.intro_new' }
  if (sort === 'best') return { title: 'slot_machines.title_best', intro: 'slot_machines.intro_best' }
  if (sort === 'name') return { title: 'slot_machines.title_all', intro: 'slot_machines.intro_all' }
  return { title: 'slot_machines.title', intro: 'slot_machines.intro' }
}

/** Links to the related lists of a list. */
export const relatedListsOf = ({ kind, category }: GameListRoute): readonly { href: string; text: TextKey }[] =>
  kind === 'slot' && !category
    ? [
        { href: gameListPaths.slots, text: 'slot_machines.view_popular' },
        { href: gameListPaths.newGames, text: 'slot_machines.view_new' },
        { href: gameListPaths.bestGames, text: 'slot_machines.view_best' },
        { href: gameListPaths.allGames, text: 'slot_machines.view_all' },
      ]
    : []

/** Games loaded after the first page, which is server-rendered. */
export interface LoadMoreState {
  games: readonly Game[]
  status: 'idle' | 'loading' | 'failed'
}
/** Events of loading more games. */
export type LoadMoreEvent = { type: 'asked' } | { type: 'arrived'; games: readonly Game[] } | { type: 'failed' }

export const initialLoadMoreState: LoadMoreState = { games: [], status: 'idle' }

/** Reducer of loading more games. A response is ignored when no request is in flight. */
export function loadMoreReducer(state: LoadMoreState, event: LoadMoreEvent): LoadMoreState {
  switch (event.type) {
    case 'asked':
      return { ...state, status: 'loading' }
    case 'arrived':
      return state.status === 'loading' ? { games: [...state.games, ...event.games], status: 'idle' } : state
    case 'failed':
      return state.status === 'loading' ? { ...state, status: 'failed' } : state
  }
}

/** States of a game launch. Money play requires a login before the launch call. */
export type LaunchState =
  | { type: 'needsLogin' }
  | { type: 'launching' }
  | { type: 'running'; frameUrl: string }
  | { type: 'refused'; code: ErrorCode; message: string }

/** Initial state of a launch. */
export const initialLaunchState = (mode: GameMode, loggedIn: boolean): LaunchState =>
  mode === 'money' && !loggedIn ? { type: 'needsLogin' } : { type: 'launching' }
