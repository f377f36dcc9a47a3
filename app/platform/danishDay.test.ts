import { expect, it } from 'vitest'
import { nextDanishMidnight } from './danishDay.ts'

it.each([
  ['2026-06-15T10:00:00Z', '2026-06-15T22:00:00Z'],
  ['2026-06-15T22:00:00Z', '2026-06-16T22:00:00Z'],
  ['2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T23:00:00Z'],
  // the days on which summer time begins and ends
  ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('the next midnight in Denmark after %s is %s', (now, midnight) => {
  expect(new Date(nextDanishMidnight(Date.parse(now))).toISOString()).toBe(new Date(midnight).toISOString())
})
