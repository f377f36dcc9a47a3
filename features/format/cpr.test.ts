import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageAt, ageInYear, birthYearFromCpr, containsCpr, isCpr, normaliseCpr } from './cpr.ts'

const now = Date.UTC(2026, 10, 20, 12)

describe('CPR number', () => {
  it('has ten digits, with or without a hyphen and spaces', () => {
    for (const text of ['0405901234', '040590-1234', ' 04 05 90 1234 ']) {
      expect(isCpr(text)).toBe(true)
      expect(normaliseCpr(text)).toBe('0405901234')
    }
  })

  it.each(['', '040590123', '04059012345', 'a0405901234', '0405901234a', '040590_1234'])('is not %j', (text) => {
    expect(isCpr(text)).toBe(false)
  })

  it.each([
    ['040500-1234', 2000],
    ['040526-1234', 2026],
    ['040527-1234', 1927],
    ['040599-1234', 1999],
  ])('%s belongs to a person born in %s', (cpr, year) => {
    expect(birthYearFromCpr(cpr, now)).toBe(year)
  })

  it('is read by the year in Denmark, also in the first hour of it', () => {
    const [before, after] = [Date.parse('2026-12-31T22:59:00Z'), Date.parse('2026-12-31T23:01:00Z')]
    expect([before, after].map((time) => birthYearFromCpr('010127-1234', time))).toEqual([1927, 2027])
    expect([before, after].map((time) => ageInYear('010106-1234', time))).toEqual([20, 21])
  })

  it('never gives a birth year in the future, or a hundred years ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (year) => {
        const age = 2026 - birthYearFromCpr(`0101${String(year).padStart(2, '0')}1234`, now)
        expect(age).toBeGreaterThanOrEqual(0)
        expect(age).toBeLessThan(100)
      }),
    )
  })
})

describe('a text with a CPR number', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
  const separator = fc.constantFrom('', '-', ' ', '.', '/', '–', ' - ')
  const birthday = fc
    .date({ min: new Date('1927-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(2, 10).split('-'))
  /** Days of the longest month of this number; none without such a month. */
  const daysIn = (month: number) => (month < 1 || month > 12 ? 0 : new Date(2000, month, 0).getDate())

  it('is found in any text, however its parts are separated', () => {
    const parts = fc.tuple(birthday, digits(4), fc.tuple(separator, separator, separator), fc.string(), fc.string())
    fc.assert(
      fc.property(parts, ([[year, month, day], serial, [first, second, third], before, after]) => {
        expect(containsCpr(`${before}${day}${first}${month}${second}${year}${third}${serial}${after}`)).toBe(true)
      }),
    )
  })

  it('begins with a day of its month, or with the day plus 60 for a person outside the register', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), digits(6), (day, month, rest) => {
        const text = `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${rest}`
        const isDay = (value: number) => value >= 1 && value <= daysIn(month)
        expect(containsCpr(text)).toBe(isDay(day) || isDay(day - 60))
      }),
      { numRuns: 2000 },
    )
  })

  it('is none for a Danish phone number with its country code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('45', '+45', '0045', '+45 '),
        separator,
        fc.array(digits(2), { minLength: 4, maxLength: 4 }),
        (code, gap, pairs) => {
          expect(containsCpr(`Ring på ${code}${pairs.join(gap)}.`)).toBe(false)
        },
      ),
    )
  })

  it.each(['Ordre 9912345678', 'den 17-05-2026 12.30', '17/05-2026, 1250 kr.', '31029112345', 'ref. 0013991234'])(
    'is not in %j',
    (text) => {
      expect(containsCpr(text)).toBe(false)
    },
  )

  it.each([
    '170591-1234',
    'mit CPR er 1705911234.',
    '17 05 91 12 34',
    '1705 911234',
    '2902001234',
    'nr. 21705911234',
    '17\u00a005\u00a091\u20111234',
    '170591–1234',
  ])('is in %j', (text) => {
    expect(containsCpr(text)).toBe(true)
  })
})

describe('age', () => {
  it('grows on the birthday', () => {
    expect(ageAt('2005-11-19', now)).toBe(21)
    expect(ageAt('2005-11-20', now)).toBe(21)
    expect(ageAt('2005-11-21', now)).toBe(20)
    expect(ageAt('2005-12-01', now)).toBe(20)
  })

  it('follows the calendar of Copenhagen, where the day starts before UTC', () => {
    expect(ageAt('2005-11-20', Date.parse('2026-11-19T22:59:59Z'))).toBe(20)
    expect(ageAt('2005-11-20', Date.parse('2026-11-19T23:00:00Z'))).toBe(21)
  })
})
