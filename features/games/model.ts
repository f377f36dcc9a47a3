import type { CallInput } from '../api/contract.ts'
import type { Game } from '../api/entities/game.ts'
import type { TextKey } from '../content/texts/index.ts'
import type { gamesCalls } from './calls.ts'
import { gameListPaths } from './paths.ts'

/** Filter and default sort order of a list route. */
export interface GameListRoute {
  kind?: Game['kind']
  category?: string
  sort?: Sort
  /** The page of the search: games of every kind, and pages. */
  everything?: boolean
}
type Sort = NonNullable<CallInput<typeof gamesCalls.list>['query']['sort']>
type Volatility = NonNullable<CallInput<typeof gamesCalls.list>['query']['volatility']>

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
    { value: 'live-blackjack', text: 'games.category_live_blackjack' },
    { value: 'andre-live-spil', text: 'games.category_live_other' },
  ],
} as const satisfies Record<Game['kind'], readonly { value: string; text: TextKey }[]>

/** Return of a game's winnings over time: URL value, call value and label. */
export const volatilityOptions = [
  { value: 'lav', volatility: 'low', text: 'games.volatility_low' },
  { value: 'mellem', volatility: 'medium', text: 'games.volatility_medium' },
  { value: 'hoej', volatility: 'high', text: 'games.volatility_high' },
] as const satisfies readonly { value: string; volatility: Volatility; text: TextKey }[]

/** The value of the sort field: that of the URL, or the default order of the list. */
export const sortValueOf = ({ sort = 'popular' }: GameListRoute, value: string): string =>
  value || (gameSortOptions.find((option) => option.sort === sort)?.value ?? '')

export interface CategoryOption {
  value: string
  text: TextKey
}

/** Category filters of a list; empty for a list that is a category itself. */
export const categoriesOf = ({ kind, category }: GameListRoute): readonly CategoryOption[] => (kind && !category ? categories[kind] : [])

/** The categories that the filter offers: the configured ones of this list, in their order; all where none is configured. */
export function offeredCategories(route: GameListRoute, configured: readonly string[]): readonly CategoryOption[] {
  const all = categoriesOf(route)
  const offered = configured.flatMap((id) => all.find(({ value }) => value === id) ?? [])
  return offered.length > 0 ? [...new Set(offered)] : all
}

/** Sort options of a list. The default order of the jackpot list is by amount. */
export const sortOptionsOf = ({ category }: GameListRoute): CategoryOption[] =>
  gameSortOptions.map(({ value, sort, text }) => ({
    value,
    text: sort === 'popular' && category === 'jackpot' ? 'games.sort_jackpot' : text,
  }))

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
export function gameListTexts({ kind, category, sort, everything }: GameListRoute): { title: TextKey; intro: TextKey } {
  if (everything) return { title: 'search.title', intro: 'search.intro' }
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
    { href: gameListPaths.allGames, text: 'keywords.all' },
  ],
  table: [
    { href: gameListPaths.tables, text: 'keywords.all' },
    { href: gameListPaths.tableRoulette, text: 'games.view_roulette' },
    { href: gameListPaths.tableBlackjack, text: 'games.view_blackjack' },
    { href: gameListPaths.tableVideoPoker, text: 'games.view_video_poker' },
  ],
  live: [
    { href: gameListPaths.live, text: 'keywords.all' },
    { href: gameListPaths.liveRoulette, text: 'games.view_live_roulette' },
    { href: gameListPaths.liveBlackjack, text: 'games.view_live_blackjack' },
    { href: gameListPaths.otherLive, text: 'games.view_live_other' },
  ],
} as const satisfies Record<Game['kind'], readonly { href: string; text: TextKey }[]>

/** Links to the related lists of a list. The lists of all table and all live games have their categories as a filter instead. */
export const relatedListsOf = ({ kind, category }: GameListRoute): readonly { href: string; text: TextKey }[] =>
  kind && (kind === 'slot') === !category ? relatedLists[kind] : []
