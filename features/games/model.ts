import type { CallInput } from '../api/contract.ts'
import type { Game } from '../api/entities/game.ts'
import type { PlayLimitRefusal } from '../api/entities/playLimits.ts'
import type { ErrorCode } from '../api/errors.ts'
import type { TextKey } from '../content/texts/index.ts'
import { withSearch } from '../content/useSearchState.ts'
import type { gamesCalls } from './calls.ts'
import { gameListPageSize, maxCategoryLength, maxPage, maxSearchLength } from './gameListBounds.ts'
import { type GameMode, gameListPaths } from './paths.ts'

/** Filter and default sort order of a list route. */
export interface GameListRoute {
  kind?: Game['kind']
  category?: string
  sort?: Sort
}
type Sort = NonNullable<CallInput<typeof gamesCalls.list>['query']['sort']>
type GameListInput = CallInput<typeof gamesCalls.list>

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
    { value: 'blackjack', text: 'games.category_blackjack' },
    { value: 'video-poker', text: 'games.category_video_poker' },
    { value: 'kortspil', text: 'games.category_cards' },
  ],
  live: [
    { value: 'live-roulette', text: 'games.category_live_roulette' },
    { value: 'andre-live-spil', text: 'games.category_live_other' },
  ],
} as const satisfies Record<Game['kind'], readonly { value: string; text: TextKey }[]>

/** Category filters of a list; empty for a list that is a category itself. */
const categoriesOf = ({ kind, category }: GameListRoute): readonly { value: string; text: TextKey }[] =>
  kind && !category ? categories[kind] : []

/** The categories that the filter offers: the configured ones of this list, in their order; all where none is configured. */
export function offeredCategories(route: GameListRoute, configured: readonly string[]): readonly { value: string; text: TextKey }[] {
  const all = categoriesOf(route)
  const offered = configured.flatMap((id) => all.find(({ value }) => value === id) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : all
}

/** Sort options of a list. The default order of the jackpot list is by amount. */
export const sortOptionsOf = ({ category }: GameListRoute): { value: string; text: TextKey }[] =>
  gameSortOptions.map(({ value, sort, text }) => ({
    value,
    text: sort === 'popular' && category === 'jackpot' ? 'games.sort_jackpot' : text,
  }))

/** Names of a list's query parameters, which are also the names of its form fields. */
export const gameListParams = { search: 'soeg', category: 'kategori', sort: 'sorter', page: 'side' } as const

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

const categoryPattern = new RegExp(`^[a-z-]{0,${maxCategoryLength}}$`)

/** Parses a query string. Invalid values fall back to the defaults, so that no shared link breaks. */
export function parseGameListSearch(search: string): GameListQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get(gameListParams.page))
  const sort = params.get(gameListParams.sort) ?? ''
  return {
    search: (params.get(gameListParams.search) ?? '').trim().slice(0, maxSearchLength),
    category: categoryPattern.exec(params.get(gameListParams.category) ?? '')?.[0] ?? '',
    sort: gameSortOptions.some(({ value }) => value === sort) ? sort : '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** Query string of a list, without `?`. Defaults are omitted. */
export function toGameListSearch({ search, category, sort, page }: GameListQuery): string {
  const params = new URLSearchParams()
  if (search) params.set(gameListParams.search, search)
  if (category) params.set(gameListParams.category, category)
  if (sort) params.set(gameListParams.sort, sort)
  if (page > 1) params.set(gameListParams.page, String(page))
  return params.toString()
}

/** URL of a list with a query. */
export const gameListHref = (path: string, query: GameListQuery): string => withSearch(path, toGameListSearch(query))

/** Number of games on the pages before that of the query. */
export const skippedGames = ({ page }: Pick<GameListQuery, 'page'>): number => (page - 1) * gameListPageSize

/**
 * Input of `games.list` for a route and query. The site server preloads the page's data under the SWR key of the same input.
 * `further`: how many pages after that of the query, when loading more.
 */
export function gameListInput({ kind, category, sort }: GameListRoute, query: GameListQuery, further = 0): GameListInput {
  const categoryFilter = category ?? categoriesOf({ kind }).find(({ value }) => value === query.category)?.value
  const sortOrder = gameSortOptions.find(({ value }) => value === query.sort)?.sort ?? sort
  return {
    query: {
      ...(kind && { kind }),
      ...(categoryFilter && { category: categoryFilter }),
      ...(sortOrder && { sort: sortOrder }),
      ...(query.search && { search: query.search }),
      skip: skippedGames(query) + further * gameListPageSize,
      limit: gameListPageSize,
    },
  }
}

/** Headings of the lists that are one category of table or live games, by the id of the category. */
const categoryTexts: Readonly<Record<string, { title: TextKey; intro: TextKey }>> = {
  jackpot: { title: 'games.title_jackpots', intro: 'games.intro_jackpots' },
  roulette: { title: 'games.title_roulette', intro: 'games.intro_roulette' },
  blackjack: { title: 'games.title_blackjack', intro: 'games.intro_blackjack' },
  'video-poker': { title: 'games.title_video_poker', intro: 'games.intro_video_poker' },
  'live-roulette': { title: 'games.title_live_roulette', intro: 'games.intro_live_roulette' },
  'live-blackjack': { title: 'games.title_live_blackjack', intro: 'games.intro_live_blackjack' },
  'andre-live-spil': { title: 'games.title_live_other', intro: 'games.intro_live_other' },
}

/** Text keys of a list's heading and introduction. */
export function gameListTexts({ kind, category, sort }: GameListRoute): { title: TextKey; intro: TextKey } {
  const ofCategory = category === undefined ? undefined : categoryTexts[category]
  if (ofCategory) return ofCategory
  if (kind === 'live') return { title: 'games.title_live', intro: 'games.intro_live' }
  if (kind === 'table') return { title: 'games.title_tables', intro: 'games.intro_tables' }
  if (sort === 'new') return { title: 'slot_machines.title_new', intro: 'slot_machines.intro_new' }
  if (sort === 'best') return { title: 'slot_machines.title_best', intro: 'slot_machines.intro_best' }
  if (sort === 'name') return { title: 'slot_machines.title_all', intro: 'slot_machines.intro_all' }
  return { title: 'slot_machines.title', intro: 'slot_machines.intro' }
}

/** Lists of categories without a game are not among them. */
const relatedLists = {
  slot: [
    { href: gameListPaths.slots, text: 'slot_machines.view_popular' },
    { href: gameListPaths.newGames, text: 'slot_machines.view_new' },
    { href: gameListPaths.bestGames, text: 'slot_machines.view_best' },
    { href: gameListPaths.allGames, text: 'slot_machines.view_all' },
  ],
  table: [
    { href: gameListPaths.tables, text: 'games.view_tables' },
    { href: gameListPaths.tableRoulette, text: 'games.view_roulette' },
    { href: gameListPaths.tableBlackjack, text: 'games.view_blackjack' },
    { href: gameListPaths.tableVideoPoker, text: 'games.view_video_poker' },
  ],
  live: [
    { href: gameListPaths.live, text: 'games.view_live' },
    { href: gameListPaths.liveRoulette, text: 'games.view_live_roulette' },
    { href: gameListPaths.otherLive, text: 'games.view_live_other' },
  ],
} as const satisfies Record<Game['kind'], readonly { href: string; text: TextKey }[]>

/** Links to the related lists of a list. The lists of all table and all live games have their categories as a filter instead. */
export const relatedListsOf = ({ kind, category }: GameListRoute): readonly { href: string; text: TextKey }[] =>
  kind && (kind === 'slot') === !category ? relatedLists[kind] : []

/** States of a game launch. Money play requires a login before the launch call. */
export type LaunchState =
  | { type: 'needsLogin' }
  | { type: 'launching' }
  | { type: 'running'; frameUrl: string }
  /** `playLimit`: with ERR_PLAY_LIMIT. */
  | { type: 'refused'; code: ErrorCode; message: string; playLimit?: PlayLimitRefusal | undefined }

/** Initial state of a launch. */
export const initialLaunchState = (mode: GameMode, loggedIn: boolean): LaunchState =>
  mode === 'money' && !loggedIn ? { type: 'needsLogin' } : { type: 'launching' }
