import { addDays, danishDate } from '@casino/features/format/date'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hourMs } from './clock.ts'
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

it('is ahead of every moment, at most 25 hours, and the first of the next date', () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
  fc.assert(
    fc.property(moments, (now) => {
      const midnight = nextDanishMidnight(now)
      expect(midnight).toBeGreaterThan(now)
      expect(midnight - now).toBeLessThanOrEqual(25 * hourMs)
      expect(danishDate(midnight - 1)).toBe(danishDate(now))
      expect(danishDate(midnight)).toBe(addDays(danishDate(now), 1))
    }),
  )
})
