import { expect, it } from 'vitest'
import { gameCatalogue } from './index.ts'
import { initialsOf, queryGames } from './queryGames.ts'

it('every game is found by the first letter of its name, which the filter offers in Danish order', () => {
  const initials = initialsOf({ kind: 'slot' })
  expect(initials).toEqual([...initials].sort(new Intl.Collator('da').compare))
  expect(initials.at(-1)).toBe('Ø')
  const found = initials.flatMap((initial) => {
    const games = queryGames({ kind: 'slot', initial, sort: 'name' })
    expect(games.map(({ name }) => name.charAt(0).toUpperCase())).toEqual(games.map(() => initial))
    return games
  })
  expect(found).toHaveLength(gameCatalogue.filter(({ kind }) => kind === 'slot').length)
})
