import { expect, it } from 'vitest'
import { ore } from '../format/money.ts'
import { markOf, sharedMark } from './marks.ts'

const plain = { isNew: false, isPopular: false, jackpot: null }
const recent = { ...plain, isNew: true }
const popular = { ...plain, isPopular: true }

it('marks a game with what says most about it', () => {
  expect([plain, recent, popular, { ...recent, jackpot: ore(100) }, { ...recent, isPopular: true }].map(markOf)).toEqual([
    null,
    'new',
    'popular',
    'jackpot',
    'new',
  ])
})

it('finds the mark that a whole list shares, where it tells nothing', () => {
  expect(sharedMark([recent, { ...recent, isPopular: true }])).toBe('new')
  expect(sharedMark([recent, popular])).toBeNull()
  expect(sharedMark([recent, plain])).toBeNull()
  expect(sharedMark([recent])).toBeNull()
  expect(sharedMark([])).toBeNull()
})
