import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gamesCalls } from '../calls.ts'
import { gameListPageSize } from '../constants.ts'
import { gameSortOptions } from '../model.ts'
import { countFilters, gameListHref, gameListInput, initialGameListQuery, parseGameListSearch, withoutFilters } from './gameListQuery.ts'

const sortValues = ['', ...gameSortOptions.map(({ value }) => value)]
const query = fc.record({
  search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  category: fc.constantFrom('', 'dyr', 'live-roulette'),
  provider: fc.constantFrom('', 'Smaragd Studio', 'Ild & Is'),
  volatility: fc.constantFrom('', 'lav', 'mellem', 'hoej'),
  initial: fc.constantFrom('', 'A', 'Å', '7'),
  jackpot: fc.boolean(),
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
    expect(gameListHref('/jackpots', initialGameListQuery)).toBe('/jackpots')
  })

  it('always produces input that the call schema accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string(), fc.string()).map(([a, b, c]) => `?soeg=${a}&sorter=${b}&side=${c}&bogstav=${b}`),
          fc
            .tuple(fc.string({ maxLength: 90 }), fc.string())
            .map(([a, b]) => `?leverandoer=${encodeURIComponent(a)}&volatilitet=${b}&jackpot=ja`),
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
  it('prefers the query’s sort order to the route’s', () => {
    const route = { kind: 'slot', sort: 'new' } as const
    expect(gameListInput(route, parseGameListSearch('')).query.sort).toBe('new')
    expect(gameListInput(route, parseGameListSearch('?sorter=navn')).query.sort).toBe('name')
  })

  it('filters by a category of the same list only', () => {
    expect(gameListInput({ kind: 'slot' }, parseGameListSearch('?kategori=dyr')).query.category).toBe('dyr')
    expect(gameListInput({ kind: 'live' }, parseGameListSearch('?kategori=dyr')).query.category).toBeUndefined()
    expect(gameListInput({ category: 'jackpot' }, parseGameListSearch('?kategori=dyr')).query.category).toBe('jackpot')
  })

  it('filters by provider, volatility and jackpot', () => {
    expect(
      gameListInput({ kind: 'slot' }, parseGameListSearch('?leverandoer=Smaragd+Studio&volatilitet=hoej&jackpot=ja')).query,
    ).toMatchObject({
      provider: 'Smaragd Studio',
      volatility: 'high',
      jackpot: 'true',
    })
    const { query } = gameListInput({ kind: 'slot' }, parseGameListSearch('?volatilitet=vild&jackpot=1'))
    expect([query.volatility, query.jackpot]).toEqual([undefined, undefined])
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

describe('the filters of a query', () => {
  it('are counted without search, order and page, and removed without them', () => {
    fc.assert(
      fc.property(query, (state) => {
        expect(countFilters(withoutFilters(state))).toBe(0)
        expect(withoutFilters(state)).toMatchObject({ search: state.search, sort: state.sort, page: 1 })
      }),
    )
    expect(countFilters(parseGameListSearch('?soeg=ravn&kategori=dyr&jackpot=ja&sorter=navn&side=2'))).toBe(2)
  })
})
