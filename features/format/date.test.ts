import { expect, it } from 'vitest'
import { formatDay, formatLongDate } from './date.ts'

it('writes a day as Danish does, whatever the runtime writes between weekday and date', () => {
  expect(formatDay('2026-06-18')).toBe('torsdag den 18. juni')
  expect(formatLongDate(Date.parse('2026-11-21T19:41:07Z'))).toBe('lørdag den 21. november kl. 20.41')
})

it('writes the day and the time of Denmark, in summer time and around midnight', () => {
  expect(formatLongDate(Date.parse('2026-06-17T22:00:00Z'))).toBe('torsdag den 18. juni kl. 00.00')
  expect(formatLongDate(Date.parse('2026-12-31T22:59:59Z'))).toBe('torsdag den 31. december kl. 23.59')
})
