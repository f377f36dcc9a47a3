import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gameCatalogue } from './index.ts'
import { searchGames } from './searchGames.ts'
import { spellingDistance } from './spellingDistance.ts'

function gameNamed(name: string) {
  const game = gameCatalogue.find((candidate) => candidate.name === name)
  if (!game) throw new Error(`no game is named ${name}`)
  return game
}

const idsOf = (search: string) => searchGames(gameCatalogue, search).map(({ id }) => id)

describe('searchGames', () => {
  test.each([
    ['a letter missing', 'Ravklipen'],
    ['a letter too many', 'Ravkklippen'],
    ['a wrong letter', 'Ravklibpen'],
    ['two letters swapped', 'Ravkilppen'],
    ['half a word with a typo', 'ravkil'],
    ['two typos in a long word', 'rafklipen'],
  ])('finds a game despite %s', (_, search) => {
    expect(idsOf(search)).toContain('ravklippen')
  })

  test.each(['rævens runer', 'raevens runer', 'ævens rune', 'revens runer', 'rævens runner', 'RÆVENS RUNRE'])(
    'finds Rævens Runer by „%s“',
    (search) => {
      expect(idsOf(search)[0]).toBe('raevens-runer')
    },
  )

  test('counts a missing Danish letter as one typo', () => {
    expect(idsOf('blå mnter')).toContain('blaa-moenter')
    expect(idsOf('blå monter')).toContain('blaa-moenter')
  })

  test('finds tables of roulette by a typo', () => {
    expect(idsOf('roulete')).toEqual(idsOf('roulette'))
    expect(idsOf('roulette').length).toBeGreaterThan(0)
  })

  test('adds no guess to what matches as typed', () => {
    expect(
      searchGames(gameCatalogue, 'ravn').every(({ name, design }) => `${name} ${design.provider}`.toLowerCase().includes('ravn')),
    ).toBe(true)
  })

  test.each(['xqz', 'findes ikke', 'zzzzzzzzzz', 'ravklippen zzzz', '%', '(', '\\'])('finds nothing for „%s“', (search) => {
    expect(idsOf(search)).toEqual([])
  })

  test('finds the nearest spelling only', () => {
    const [first, second] = gameCatalogue
    if (!first || !second) throw new Error('no games')
    const games = [
      { ...first, name: 'Solsilken' },
      { ...second, name: 'Solsikken' },
    ]
    expect(searchGames(games, 'solsikkxn').map(({ name }) => name)).toEqual(['Solsikken'])
    expect(searchGames(games.slice(0, 1), 'solsikkxn').map(({ name }) => name)).toEqual(['Solsilken'])
  })

  test('finds every game by its name, first letters of its words, and a name with one typo finds something', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gameCatalogue), fc.nat(), fc.constantFrom('', 'x', 'q'), ({ id, name }, seed, letter) => {
        expect(idsOf(name)).toContain(id)
        const words = name.split(/\s+/)
        expect(idsOf(words.map((word) => word.slice(0, 2)).join(' '))).toContain(id)
        const word = words.find(({ length }) => length >= 5)
        if (!word) return
        const place = seed % word.length
        expect(idsOf(name.replace(word, word.slice(0, place) + letter + word.slice(place + 1))).length).toBeGreaterThan(0)
      }),
      { numRuns: 60, examples: [[gameNamed('Blå Mønter'), 1, '']] },
    )
  })
})

describe('spellingDistance', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  test('is 0 for every beginning of a word and never above the limit', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat({ max: 2 }), (start, rest, max) => {
        expect(spellingDistance(start, start + rest, max)).toBe(0)
        const distance = spellingDistance(start, rest, max)
        expect(distance <= max || distance === Infinity).toBe(true)
      }),
    )
  })

  test('grows with the limit only from Infinity to a number', () => {
    fc.assert(
      fc.property(letters, letters, (term, word) => {
        const [one, two] = [spellingDistance(term, word, 1), spellingDistance(term, word, 2)]
        expect(one === two || (one === Infinity && two === 2)).toBe(true)
      }),
    )
  })
})
