import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gamesCalls } from './calls.ts'
import { gameListPageSize } from './gameListBounds.ts'
import {
  gameListHref,
  gameListInput,
  gameListTexts,
  gameSortOptions,
  initialLaunchState,
  offeredCategories,
  parseGameListSearch,
  relatedListsOf,
} from './model.ts'
import { gamePath } from './paths.ts'

const sortValues = ['', ...gameSortOptions.map(({ value }) => value)]
const query = fc.record({
  search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  category: fc.constantFrom('', 'dyr', 'live-roulette'),
  sort: fc.constantFrom(...sortValues),
  page: fc.integer({ min: 1, max: 1000 }),
})
const searchOf = (href: string) => new URL(href, 'https://site.test').search

describe('the URL of a list', () => {
  it('round-trips a query', () => {
    fc.assert(
      fc.property(query, (state) => {
        fc.pre(!/[\uD800-\uDFFF]/.test(state.search)) // URLSearchParams replaces lone surrogates
        expect(parseGameListSearch(searchOf(gameListHref('/spilleautomater', state)))).toEqual(state)
      }),
    )
  })

  it('has no query string in the default state', () => {
    expect(gameListHref('/jackpots', { search: '', category: '', sort: '', page: 1 })).toBe('/jackpots')
  })

  it('always produces input that the call schema accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string(), fc.string()).map(([a, b, c]) => `?soeg=${a}&sorter=${b}&side=${c}`),
        ),
        (text) => {
          const parsed = gamesCalls.list.query.safeParse(gameListInput({ kind: 'slot' }, parseGameListSearch(text)).query)
          expect(parsed.error).toBeUndefined()
        },
      ),
    )
  })
})

describe('gameListInput', () => {
  it('prefers the sort order of the query to that of the route', () => {
    const route = { kind: 'slot', sort: 'new' } as const
    expect(gameListInput(route, parseGameListSearch('')).query.sort).toBe('new')
    expect(gameListInput(route, parseGameListSearch('?sorter=navn')).query.sort).toBe('name')
  })

  it('filters by a category of the same list only', () => {
    expect(gameListInput({ kind: 'slot' }, parseGameListSearch('?kategori=dyr')).query.category).toBe('dyr')
    expect(gameListInput({ kind: 'live' }, parseGameListSearch('?kategori=dyr')).query.category).toBeUndefined()
    expect(gameListInput({ category: 'jackpot' }, parseGameListSearch('?kategori=dyr')).query.category).toBe('jackpot')
  })

  it('skips previous pages', () => {
    expect(gameListInput({ kind: 'live' }, parseGameListSearch('?side=3&soeg=ravn')).query).toEqual({
      kind: 'live',
      search: 'ravn',
      skip: 2 * gameListPageSize,
      limit: gameListPageSize,
    })
    expect(gameListInput({ kind: 'live' }, parseGameListSearch('?side=3'), 2).query.skip).toBe(4 * gameListPageSize)
  })
})

describe('offeredCategories', () => {
  const ids = (route: Parameters<typeof offeredCategories>[0], configured: readonly string[]) =>
    offeredCategories(route, configured).map(({ value }) => value)

  it('offers the configured categories of the list in their order, each once', () => {
    expect(ids({ kind: 'table' }, ['kortspil', 'dyr', 'roulette', 'kortspil'])).toEqual(['kortspil', 'roulette'])
    expect(ids({ kind: 'live' }, ['andre-live-spil'])).toEqual(['andre-live-spil'])
  })

  it('offers all where none of the list is configured', () => {
    expect(ids({ kind: 'table' }, [])).toEqual(['roulette', 'blackjack', 'video-poker', 'kortspil'])
    expect(ids({ kind: 'table' }, ['dyr'])).toEqual(['roulette', 'blackjack', 'video-poker', 'kortspil'])
    expect(ids({ category: 'jackpot' }, ['roulette'])).toEqual([])
  })
})

describe('gameListTexts', () => {
  it.each([
    [{ kind: 'slot' }, 'slot_machines.title'],
    [{ kind: 'slot', sort: 'new' }, 'slot_machines.title_new'],
    [{ kind: 'slot', sort: 'best' }, 'slot_machines.title_best'],
    [{ kind: 'slot', sort: 'name' }, 'slot_machines.title_all'],
    [{ kind: 'live' }, 'games.title_live'],
    [{ kind: 'table' }, 'games.title_tables'],
    [{ category: 'jackpot' }, 'games.title_jackpots'],
    [{ kind: 'table', category: 'video-poker' }, 'games.title_video_poker'],
    [{ kind: 'live', category: 'andre-live-spil' }, 'games.title_live_other'],
  ] as const)('maps %o to %s', (route, key) => {
    expect(gameListTexts(route).title).toBe(key)
  })
})

describe('relatedListsOf', () => {
  const hrefs = (route: Parameters<typeof relatedListsOf>[0]) => relatedListsOf(route).map(({ href }) => href)

  it('leads from a list of one category to its siblings and the list of all', () => {
    expect(hrefs({ kind: 'table', category: 'roulette' })).toEqual([
      '/bordspil',
      '/bordspil/roulette',
      '/bordspil/blackjack',
      '/bordspil/video-poker',
    ])
    expect(hrefs({ kind: 'live', category: 'live-roulette' })).toContain('/live/andre-live-spil')
    expect(hrefs({ kind: 'slot', sort: 'new' })).toContain('/spilleautomater/alle-spil')
  })

  it('is empty where the list filters by category itself', () => {
    expect(hrefs({ kind: 'table' })).toEqual([])
    expect(hrefs({ category: 'jackpot' })).toEqual([])
  })
})

describe('a game', () => {
  it('requires a login for money play only', () => {
    expect(initialLaunchState('money', false).type).toBe('needsLogin')
    expect(initialLaunchState('money', true).type).toBe('launching')
    expect(initialLaunchState('free', false).type).toBe('launching')
  })

  it.each([
    ['slot', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['table', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['live', '/live-casino/spil-for-sjov/ravklippen'],
  ] as const)('of kind %s has the path %s', (kind, path) => {
    expect(gamePath({ kind, id: 'ravklippen' }, 'free')).toBe(path)
  })
})
