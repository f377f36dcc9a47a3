import type { CallInput } from '../../api/contract.ts'
import { searchParam } from '../../navigation/paths.ts'
import { withSearch } from '../../navigation/useSearchState.ts'
import type { gamesCalls } from '../calls.ts'
import { gameListPageSize, initialPattern, maxCategoryLength, maxPage, maxProviderLength, maxSearchLength } from '../constants.ts'
import { categoriesOf, type GameListRoute, gameSortOptions, volatilityOptions } from '../model.ts'
import { providerParam } from '../paths.ts'

type GameListInput = CallInput<typeof gamesCalls.list>

/** Names of a list's query parameters, which are also the names of its form fields. */
export const gameListParams = {
  search: searchParam,
  category: 'kategori',
  provider: providerParam,
  volatility: 'volatilitet',
  initial: 'bogstav',
  jackpot: 'jackpot',
  sort: 'sorter',
  page: 'side',
} as const

/** Value of the parameter `jackpot`. */
export const jackpotOnly = 'ja'

/** Query of a list, as in the URL: `?soeg=ravn&kategori=dyr&volatilitet=lav&sorter=navn&side=2`. */
export interface GameListQuery {
  /** Trimmed; empty without a search. */
  search: string
  /** A category of the list; empty for all. */
  category: string
  /** Name of a provider; empty for all. */
  provider: string
  /** A URL value of `volatilityOptions`; empty for all. */
  volatility: string
  /** First character of the names, upper case; empty for all. */
  initial: string
  /** Only games with a jackpot. */
  jackpot: boolean
  /** A URL value of `gameSortOptions`; empty for the default order of the route. */
  sort: string
  /** From 1. */
  page: number
}

/** A list without search, filters and order, from its first page. */
export const initialGameListQuery: GameListQuery = {
  search: '',
  category: '',
  provider: '',
  volatility: '',
  initial: '',
  jackpot: false,
  sort: '',
  page: 1,
}

const categoryPattern = new RegExp(`^[a-z-]{0,${maxCategoryLength}}$`)

/** Parses a query string. Invalid values fall back to the defaults, so that no shared link breaks. */
export function parseGameListSearch(search: string): GameListQuery {
  const params = new URLSearchParams(search)
  const paramOf = (name: keyof typeof gameListParams) => params.get(gameListParams[name]) ?? ''
  const listed = (value: string, options: readonly { value: string }[]) => (options.some((option) => option.value === value) ? value : '')
  const page = Number(paramOf('page'))
  const provider = paramOf('provider').trim()
  return {
    search: paramOf('search').trim().slice(0, maxSearchLength),
    category: categoryPattern.exec(paramOf('category'))?.[0] ?? '',
    provider: provider.length <= maxProviderLength ? provider : '',
    volatility: listed(paramOf('volatility'), volatilityOptions),
    initial: initialPattern.exec(paramOf('initial').toUpperCase())?.[0] ?? '',
    jackpot: paramOf('jackpot') === jackpotOnly,
    sort: listed(paramOf('sort'), gameSortOptions),
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** Query string of a list, without `?`. Defaults are omitted. */
export function toGameListSearch({ page, jackpot, ...query }: GameListQuery): string {
  const values = { ...query, jackpot: jackpot ? jackpotOnly : '', page: page > 1 ? String(page) : '' }
  const params = new URLSearchParams()
  for (const [name, param] of Object.entries(gameListParams)) {
    const value = values[name as keyof typeof values] // the keys of `gameListParams` are those of the query
    if (value) params.set(param, value)
  }
  return params.toString()
}

/** URL of a list with a query. */
export const gameListHref = (path: string, query: GameListQuery): string => withSearch(path, toGameListSearch(query))

/** Number of games on the pages before that of the query. */
export const skippedGames = ({ page }: Pick<GameListQuery, 'page'>): number => (page - 1) * gameListPageSize

/** How many filters a query has, without search and order. */
export const countFilters = ({ category, provider, volatility, initial, jackpot }: GameListQuery): number =>
  [category, provider, volatility, initial, jackpot].filter(Boolean).length

/** The query without its filters. */
export const withoutFilters = ({ search, sort }: GameListQuery): GameListQuery => ({ ...initialGameListQuery, search, sort })

/**
 * Input of `games.list` for a route and query. The site server preloads the page's data under the SWR key of the same input.
 * `further`: how many pages after that of the query, when loading more.
 */
export function gameListInput({ kind, category, sort }: GameListRoute, query: GameListQuery, further = 0): GameListInput {
  const categoryFilter = category ?? categoriesOf({ kind }).find(({ value }) => value === query.category)?.value
  const sortOrder = gameSortOptions.find(({ value }) => value === query.sort)?.sort ?? sort
  const volatility = volatilityOptions.find(({ value }) => value === query.volatility)?.volatility
  return {
    query: {
      ...(kind && { kind }),
      ...(categoryFilter && { category: categoryFilter }),
      ...(query.provider && { provider: query.provider }),
      ...(volatility && { volatility }),
      ...(query.initial && { initial: query.initial }),
      ...(query.jackpot && { jackpot: 'true' as const }),
      ...(sortOrder && { sort: sortOrder }),
      ...(query.search && { search: query.search }),
      skip: skippedGames(query) + further * gameListPageSize,
      limit: gameListPageSize,
    },
  }
}

/** The four games with the highest jackpots. */
export const highestJackpots: GameListInput = { query: { category: 'jackpot', sort: 'popular', skip: 0, limit: 4 } }
