import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageAt, ageInYear, birthYearFromCpr, isCpr, normaliseCpr } from './cpr.ts'

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

  it('never belongs to somebody who is born later, or a hundred years ago', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (year) => {
        const age = 2026 - birthYearFromCpr(`0101${String(year).padStart(2, '0')}1234`, now)
        expect(age).toBeGreaterThanOrEqual(0)
        expect(age).toBeLessThan(100)
      }),
    )
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
