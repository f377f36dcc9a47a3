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

describe('the address of a list', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(query, (state) => {
        fc.pre(!/[\uD800-\uDFFF]/.test(state.search)) // half a surrogate pair is no text, and an address cannot hold it
        expect(readListQuery(searchOf(listHref('/spilleautomater', state)))).toEqual(state)
      }),
    )
  })

  it('has no query in the first state', () => {
    expect(listHref('/jackpots', { search: '', category: '', sort: '', page: 1 })).toBe('/jackpots')
  })

  it('never asks the server for what its schema refuses, whatever the address says', () => {
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

describe('listInput', () => {
  it('prefers the order of the player over that of the route', () => {
    const route = { kind: 'slot', sort: 'new' } as const
    expect(listInput(route, readListQuery('')).query.sort).toBe('new')
    expect(listInput(route, readListQuery('?sorter=navn')).query.sort).toBe('name')
  })

  it('narrows to a category of the very list, and to no other', () => {
    expect(listInput({ kind: 'slot' }, readListQuery('?kategori=dyr')).query.category).toBe('dyr')
    expect(listInput({ kind: 'live' }, readListQuery('?kategori=dyr')).query.category).toBeUndefined()
    expect(listInput({ category: 'jackpot' }, readListQuery('?kategori=dyr')).query.category).toBe('jackpot')
  })

  it('skips the pages before', () => {
    expect(listInput({ kind: 'live' }, readListQuery('?side=3&soeg=ravn')).query).toEqual({
      kind: 'live',
      search: 'ravn',
      skip: 2 * pageSize,
      limit: pageSize,
    })
  })
})

describe('listTexts', () => {
  it.each([
    [{ kind: 'slot' }, 'slot_machines.title'],
    [{ kind: 'slot', sort: 'new' }, 'slot_machines.title_new'],
    [{ kind: 'slot', sort: 'best' }, 'slot_machines.title_best'],
    [{ kind: 'slot', sort: 'name' }, 'slot_machines.title_all'],
    [{ kind: 'live' }, 'games.title_live'],
    [{ kind: 'table' }, 'games.title_tables'],
    [{ category: 'jackpot' }, 'games.title_jackpots'],
  ] as const)('%o is %s', (route, key) => {
    expect(listTexts(route).title).toBe(key)
  })
})

describe('more pages', () => {
  const games = (id: string) => [{ id } as Game] // the reducer looks at nothing else
  it('appends what arrives, and keeps what stands when a page fails', () => {
    const first = nextMore(nextMore(noMore, { type: 'asked' }), { type: 'arrived', games: games('a') })
    expect(first).toEqual({ games: games('a'), status: 'idle' })
    const failed = nextMore(nextMore(first, { type: 'asked' }), { type: 'failed' })
    expect(failed).toEqual({ games: games('a'), status: 'failed' })
    expect(nextMore(nextMore(failed, { type: 'asked' }), { type: 'arrived', games: games('b') }).games).toEqual([
      ...games('a'),
      ...games('b'),
    ])
  })

  it('drops an answer that nobody waits for', () => {
    expect(nextMore(noMore, { type: 'arrived', games: games('a') })).toBe(noMore)
    expect(nextMore(noMore, { type: 'failed' })).toBe(noMore)
  })
})

describe('a game', () => {
  it('asks for a login only before it is played for money', () => {
    expect(firstLaunchState('money', false).step).toBe('needsLogin')
    expect(firstLaunchState('money', true).step).toBe('launching')
    expect(firstLaunchState('free', false).step).toBe('launching')
  })

  it.each([
    ['slot', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['table', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['live', '/live-casino/spil-for-sjov/ravklippen'],
  ] as const)('of kind %s stands at %s', (kind, path) => {
    expect(gamePath({ kind, id: 'ravklippen' }, 'spil-for-sjov')).toBe(path)
  })
})
