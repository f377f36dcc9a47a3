import { addDays, danishDate, danishMidnight } from '@casino/features/format/date'
import { dateBounds } from '@casino/features/transactions/model'
import { expect, it } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { historyStart } from './historyStart.ts'

const times = [
  ['on an evening', '2026-11-26T20:00:00Z'],
  ['in the first hour of a day', '2027-01-01T23:10:00Z'],
  ['after the clocks went forward', '2027-04-20T22:30:00Z'],
  ['after the clocks went back', '2026-12-01T22:30:00Z'],
  ['after 29 February', '2028-05-29T10:00:00Z'],
] as const

it.each(times)('the oldest date that can be chosen is shown whole, %s', (_, time) => {
  const now = Date.parse(time)
  const oldest = danishMidnight(dateBounds(now).min)
  expect(historyStart(oldest, now)).toBe(oldest)
  expect(historyStart(danishMidnight(addDays(danishDate(now), -92)), now)).toBeLessThanOrEqual(now - 90 * dayMs)
  expect(historyStart(0, now)).toBeGreaterThan(now - 92 * dayMs)
})

it('the last 90 days are reached to the minute, and the last 30 are shown by default', () => {
  for (const [, time] of times) {
    const now = Date.parse(time)
    expect(historyStart(now - 90 * dayMs, now)).toBe(now - 90 * dayMs)
    expect(historyStart(undefined, now)).toBe(now - 30 * dayMs)
  }
})
