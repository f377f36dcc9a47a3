import { describe, expect, it } from 'vitest'
import { gameListTexts, offeredCategories, relatedListsOf } from './model.ts'
import { gamePath, playModeOf } from './paths.ts'

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
  it('is played for money where it has no demo play, whatever the address says', () => {
    expect(playModeOf({ kind: 'live' }, 'free')).toBe('money')
    expect(playModeOf({ kind: 'slot' }, 'free')).toBe('free')
  })

  it.each([
    ['slot', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['table', '/spilleautomater/spil-for-sjov/ravklippen'],
    ['live', '/live-casino/spil-for-sjov/ravklippen'],
  ] as const)('of kind %s has the path %s', (kind, path) => {
    expect(gamePath({ kind, id: 'ravklippen' }, 'free')).toBe(path)
  })
})
