import { expect, it } from 'vitest'
import { formatClock, formatDate, formatDateTime, formatDay, formatLongDate, formatShortDate, formatSoon } from './date.ts'

it('writes a day as Danish does, with any separator of the runtime', () => {
  expect(formatDay('2026-06-18')).toBe('torsdag den 18.\u00a0juni')
  expect(formatLongDate(Date.parse('2026-11-21T19:41:07Z'))).toBe('lørdag den 21.\u00a0november kl.\u00a020.41')
})

it('writes the day and the time of Denmark, in summer time and around midnight', () => {
  expect(formatLongDate(Date.parse('2026-06-17T22:00:00Z'))).toBe('torsdag den 18.\u00a0juni kl.\u00a000.00')
  expect(formatLongDate(Date.parse('2026-12-31T22:59:59Z'))).toBe('torsdag den 31.\u00a0december kl.\u00a023.59')
})

it('names today and tomorrow in Denmark, and other days by their date', () => {
  const now = Date.parse('2026-11-20T22:30:00Z') // half past eleven in the evening
  expect(formatSoon(Date.parse('2026-11-20T22:59:00Z'), now)).toBe('i dag kl.\u00a023.59')
  expect(formatSoon(Date.parse('2026-11-21T12:04:00Z'), now)).toBe('i morgen kl.\u00a013.04')
  expect(formatSoon(Date.parse('2026-11-22T12:04:00Z'), now)).toBe('søndag den 22.\u00a0november kl.\u00a013.04')
})

it('breaks a date before its year only', () => {
  expect(formatDate(Date.parse('2026-11-20T12:00:00Z'))).toBe('20.\u00a0november 2026')
  expect(formatShortDate(Date.parse('2026-11-20T23:30:00Z'))).toBe('21. nov. 2026')
})

it('says which of the two hours it is that come twice when summer time ends', () => {
  const at = (time: string) => Date.parse(`2026-10-25T${time}Z`)
  expect(['00:30', '01:30'].map((time) => formatDateTime(at(time)))).toEqual([
    '25. okt. 2026, 02.30 (sommertid)',
    '25. okt. 2026, 02.30 (normaltid)',
  ])
  expect(['00:00', '00:59', '01:00', '01:59'].map((time) => formatLongDate(at(time)).slice(-17))).toEqual([
    '02.00 (sommertid)',
    '02.59 (sommertid)',
    '02.00 (normaltid)',
    '02.59 (normaltid)',
  ])
  const others = ['2026-10-24T23:59Z', '2026-10-25T02:00Z', '2026-03-29T00:59Z', '2026-03-29T01:00Z']
  expect(others.map((time) => formatDateTime(Date.parse(time)).slice(-5))).toEqual(['01.59', '03.00', '01.59', '03.00'])
})

it('writes the clock with and without its seconds', () => {
  const time = Date.parse('2026-11-20T12:04:09Z')
  expect([formatClock(time), formatClock(time, { seconds: false })]).toEqual(['13:04:09', '13:04'])
})
