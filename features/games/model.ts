import type { Game } from '../config/entities/game.ts'
import type { TextKey } from '../config/texts/index.ts'
import type { CallInput } from '../session/contract.ts'
import type { ErrorCode } from '../session/errors.ts'
import type { GameMode, gamesCalls } from './calls.ts'

/** What a route asks the list for. */
export interface ListRoute {
  readonly kind?: Game['kind']
  readonly category?: string
  readonly sort?: Sort
}
type Sort = NonNullable<CallInput<typeof gamesCalls.list>['query']['sort']>
type ListInput = CallInput<typeof gamesCalls.list>

/** Games on one page of a list. */
export const pageSize = 60

/** How the orders are written in an address, and what they are called. */
export const sorts = [
  { value: 'populaere', sort: 'popular', text: 'games.sort_popular' },
  { value: 'nyeste', sort: 'new', text: 'games.sort_new' },
  { value: 'bedste', sort: 'best', text: 'games.sort_best' },
  { value: 'navn', sort: 'name', text: 'games.sort_name' },
] as const satisfies readonly { value: string; sort: Sort; text: TextKey }[]

/** What the player asks for in the address: `?soeg=ravn&sorter=navn&side=2`. */
export interface ListQuery {
  /** Trimmed; empty without a search. */
  readonly search: string
  /** A value of `sorts`; empty for the order of the route. */
  readonly sort: string
  /** From 1. */
  readonly page: number
}

/** Reads the address. What makes no sense falls back to the first page in the route's order, so that no shared link is broken. */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search)
  const page = Number(params.get('side'))
  const sort = params.get('sorter') ?? ''
  return {
    search: (params.get('soeg') ?? '').trim().slice(0, 60),
    sort: sorts.some(({ value }) => value === sort) ? sort : '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The address of a list in another state. Defaults are left out. */
export function listHref(path: string, { search, sort, page }: ListQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('soeg', search)
  if (sort) params.set('sorter', sort)
  if (page > 1) params.set('side', String(page))
  return params.size ? `${path}?${params}` : path
}

/** The input of `games.list` for a route in a state. The own server fills the page's data under the key of this very input. */
export function listInput({ kind, category, sort }: ListRoute, query: ListQuery): ListInput {
  const chosen = sorts.find(({ value }) => value === query.sort)?.sort ?? sort
  return {
    query: {
      ...(kind && { kind }),
      ...(category && { category }),
      ...(chosen && { sort: chosen }),
      ...(query.search && { search: query.search }),
      skip: (query.page - 1) * pageSize,
      limit: pageSize,
    },
  }
}

/** Heading of a list, by its route. */
export function listTitle({ kind, category, sort }: ListRoute): TextKey {
  if (category === 'jackpot') return 'games.title_jackpots'
  if (kind === 'live') return 'games.title_live'
  if (kind === 'table') return 'games.title_tables'
  if (sort === 'new') return 'slot_machines.title_new'
  if (sort === 'best') return 'slot_machines.title_best'
  return sort === 'name' ? 'slot_machines.title_all' : 'slot_machines.title'
}

/** Pages fetched after the first, which the server already rendered. */
export interface MoreState {
  readonly games: readonly Game[]
  readonly status: 'idle' | 'loading' | 'failed'
}
export type MoreEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'arrived'; readonly games: readonly Game[] }
  | { readonly type: 'failed' }

export const noMore: MoreState = { games: [], status: 'idle' }

/** A page is asked for one at a time; an answer that nobody waits for is dropped. */
export function nextMore(state: MoreState, event: MoreEvent): MoreState {
  switch (event.type) {
    case 'asked':
      return { ...state, status: 'loading' }
    case 'arrived':
      return state.status === 'loading' ? { games: [...state.games, ...event.games], status: 'idle' } : state
    case 'failed':
      return state.status === 'loading' ? { ...state, status: 'failed' } : state
  }
}

/** What a game page can be in. Money play asks for a login before it asks the server. */
export type LaunchState =
  | { readonly step: 'needsLogin' }
  | { readonly step: 'launching' }
  | { readonly step: 'running'; readonly frameUrl: string }
  | { readonly step: 'refused'; readonly code: ErrorCode; readonly message: string }

export const firstLaunchState = (mode: GameMode, loggedIn: boolean): LaunchState =>
  mode === 'money' && !loggedIn ? { step: 'needsLogin' } : { step: 'launching' }
