import { expect, test } from 'vitest'
import { countToAnnounce } from './countAnnouncement.ts'

test.each([
  [500, null],
  [51, null],
  [50, 50],
  [21, 50],
  [20, 20],
  [10, 10],
  [6, 10],
  [5, 5],
  [1, 5],
  [0, 0],
])('announces %i remaining as %s', (left, read) => {
  expect(countToAnnounce(left)).toBe(read)
})
