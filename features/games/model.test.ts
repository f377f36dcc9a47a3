import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../config/entities/game.ts'
import { gamesCalls } from './calls.ts'
import { firstLaunchState, listHref, listInput, listTexts, nextMore, noMore, pageSize, readListQuery, sorts } from './model.ts'
import { gamePath } from './paths.ts'

const sortValues = ['', ...sorts.map(({ value }) => value)]
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
        expect(readListQuery(searchOf(listHref('/spilleautomater', state)))).toEqual(state)
      }),
    )
  })

  it('has no query string in the default state', () => {
    expect(listHref('/jackpots', { search: '', category: '', sort: '', page: 1 })).toBe('/jackpots')
  })

  it('always produces input that the call schema accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.string(), fc.string(), fc.string()).map(([a, b, c]) => `?soeg=${a}&sorter=${b}&side=${c}`),
        ),
        (text) => {
          const parsed = gamesCalls.list.query.safeParse(listInput({ kind: 'slot' }, readListQuery(text)).query)
          expect(parsed.error).toBeUndefined()
        },
      ),
    )
  })
})

describe('gameListInput', () => {
  it('prefers the sort order of the query to that of the route', () => {
    const route = { kind: 'slot', sort: 'new' } as const
    expect(listInput(route, readListQuery('')).query.sort).toBe('new')
    expect(listInput(route, readListQuery('?sorter=navn')).query.sort).toBe('name')
  })

  it('filters by a category of the same list only', () => {
    expect(listInput({ kind: 'slot' }, readListQuery('?kategori=dyr')).query.category).toBe('dyr')
    expect(listInput({ kind: 'live' }, readListQuery('?kategori=dyr')).query.category).toBeUndefined()
    expect(listInput({ category: 'jackpot' }, readListQuery('?kategori=dyr')).query.category).toBe('jackpot')
  })

  it('skips previous pages', () => {
    expect(listInput({ kind: 'live' }, readListQuery('?side=3&soeg=ravn')).query).toEqual({
      kind: 'live',
      search: 'ravn',
      skip: 2 * pageSize,
      limit: pageSize,
    })
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
  ] as const)('maps %o to %s', (route, key) => {
    expect(listTexts(route).title).toBe(key)
  })
})

describe('loadMoreReducer', () => {
  const games = (id: string) => [{ id } as Game] // the reducer reads nothing else
  it('appends loaded games, and keeps them when a further page fails', () => {
    const first = nextMore(nextMore(noMore, { type: 'asked' }), { type: 'arrived', games: games('a') })
    expect(first).toEqual({ games: games('a'), status: 'idle' })
    const failed = nextMore(nextMore(first, { type: 'asked' }), { type: 'failed' })
    expect(failed).toEqual({ games: games('a'), status: 'failed' })
    expect(nextMore(nextMore(failed, { type: 'asked' }), { type: 'arrived', games: games('b') }).games).toEqual([
      ...games('a'),
      ...games('b'),
    ])
  })

  it('ignores a response when no request is in flight', () => {
    expect(nextMore(noMore, { type: 'arrived', games: games('a') })).toBe(noMore)
    expect(nextMore(noMore, { type: 'failed' })).toBe(noMore)
  })
})

describe('a game', () => {
  it('requires a login for money play only', () => {
    expect(firstLaunchState('money', false).step).toBe('needsLogin')
    expect(firstLaunchState('money', true).step).toBe('launching')
    expect(firstLaunchState('free', false).step).toBe('launching')
  })

  it.each([
    ['slot', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['table', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['live', '/live-casino/spil-for-sjov/ravklippen'],
  ] as const)('of kind %s has the path %s', (kind, path) => {
    expect(gamePath({ kind, id: 'ravklippen' }, 'spil-for-sjov')).toBe(path)
  })
})
