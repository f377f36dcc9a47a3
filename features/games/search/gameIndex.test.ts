import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexedGame } from '../calls.ts'
import { createGameIndex } from './gameIndex.ts'

const game = (id: string, name: string, provider = 'Fjordspil', kind: IndexedGame['kind'] = 'slot'): IndexedGame => ({
  id,
  name,
  provider,
  kind,
})
const games = [
  game('ravklippen', 'Ravklippen', 'Smaragd Studio'),
  game('raevens-runer', 'Rævens Runer'),
  game('lynroulette', 'Lynroulette', 'Grønt Filt', 'table'),
  game('roulette-royal', 'Roulette Royal', 'Grønt Filt', 'table'),
  game('blaa-moenter', 'Blå Mønter', 'Klassisk'),
  game('den-groenne-skov', 'Den Grønne Skov', 'Lysning'),
]
const find = createGameIndex(games)
const idsOf = (search: string) => find(search).map(({ id }) => id)

describe('the index of games', () => {
  it.each([
    ['the beginning of a word', 'ravkl', ['ravklippen']],
    ['the beginning of each word', 'ræ ru', ['raevens-runer']],
    ['letters without Danish accents', 'RAEVENS', ['raevens-runer']],
    ['a typo', 'ravklipen', ['ravklippen']],
    ['a typo in a Danish word', 'rævems', ['raevens-runer']],
    ['the later part of a compound', 'roulette', ['roulette-royal', 'lynroulette']],
    ['a typo in it', 'roulete', ['roulette-royal', 'lynroulette']],
    ['the provider', 'smaragd', ['ravklippen']],
    ['name and provider', 'roulette filt', ['roulette-royal', 'lynroulette']],
  ])('finds a game by %s', (_, search, ids) => {
    expect(idsOf(search).sort()).toEqual([...ids].sort())
  })

  it('has what begins with the search first', () => {
    expect(idsOf('roulette')[0]).toBe('roulette-royal')
    expect(idsOf('grøn')[0]).toBe('den-groenne-skov')
  })

  it.each(['', ' ', 'enhjørning', '%', '(', '\\', '*'])('finds nothing for „%s“', (search) => {
    expect(idsOf(search)).toEqual([])
  })

  it('finds every game by its name in any case, and throws for no text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), ({ id, name }) => {
        expect(idsOf(name.toUpperCase())).toContain(id)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => idsOf(text)).not.toThrow()
      }),
    )
  })
})
