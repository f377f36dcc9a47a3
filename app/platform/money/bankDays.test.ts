import { describe, expect, it } from 'vitest'
import { addBankDays, isBankDay } from './bankDays.ts'

const after = (instant: string, days: number) => addBankDays(Date.parse(instant), days)

describe('bank days', () => {
  it.each([
    ['skip the weekend', '2026-11-20T12:00:00Z', 3, '2026-11-25'],
    ['start after a Saturday as after a Friday', '2026-11-21T12:00:00Z', 1, '2026-11-23'],
    ['skip Christmas, the weekend, and New Year', '2026-12-23T12:00:00Z', 3, '2026-12-30'],
    ['skip New Year’s Eve', '2026-12-30T12:00:00Z', 1, '2027-01-04'],
    ['skip Easter', '2026-04-01T12:00:00Z', 1, '2026-04-07'],
    ['skip Ascension Day and the day after it', '2026-05-13T12:00:00Z', 1, '2026-05-18'],
    ['skip Constitution Day', '2026-06-04T12:00:00Z', 1, '2026-06-08'],
    ['count Great Prayer Day, a working day since 2024', '2026-04-30T12:00:00Z', 1, '2026-05-01'],
    ['begin with the date in Denmark, not that of UTC', '2026-11-22T23:30:00Z', 1, '2026-11-24'],
    ['are not shifted by daylight saving time', '2026-10-23T21:30:00Z', 1, '2026-10-26'],
  ])('%s', (_, instant, days, expected) => {
    expect(after(instant, days)).toBe(expected)
  })

  it('are closed on the days of the banks in any year, wherever the server stands', () => {
    for (const closed of ['2027-03-26', '2027-05-07', '2027-12-24', '2028-06-05', '2028-12-26']) expect(isBankDay(closed)).toBe(false)
    expect(isBankDay('2027-12-23')).toBe(true)
  })
})
