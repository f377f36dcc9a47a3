import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import {
  calendarDateSchema,
  httpUrlSchema,
  instantSchema,
  nullableInstantSchema,
  optionalInstantSchema,
  oreSchema,
  pathIdSchema,
} from './scalars.ts'

describe('an amount', () => {
  it('is a safe integer of øre', () => {
    expect([0, -500, Number.MAX_SAFE_INTEGER].every((value) => oreSchema.safeParse(value).success)).toBe(true)
    expect([0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '1', null].some((value) => oreSchema.safeParse(value).success)).toBe(false)
  })
})

describe('an id in a path', () => {
  const isPathId = (text: string) => pathIdSchema.safeParse(text).success

  it('has 1 to 128 unreserved characters', () => {
    expect(['a', 'A_b.c~d-9', '...', '.a', 'x'.repeat(128)].every(isPathId)).toBe(true)
    expect(['', 'x'.repeat(129), 'a/b', 'a b', 'a%2f', 'æ', 'a\n'].some(isPathId)).toBe(false)
  })

  it('is no dot segment, which would name another path', () => {
    expect(['.', '..'].some(isPathId)).toBe(false)
  })

  it('stays one segment of the URL', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }).filter(isPathId), (id) => {
        expect(new URL(`/a/${id}/b`, 'https://site.example').pathname).toBe(`/a/${id}/b`)
      }),
    )
  })
})

it('an address that the browser is sent to is http or https, never a script', () => {
  const isAddress = (text: string) => httpUrlSchema.safeParse(text).success
  expect(['https://bank.example/pay?x=1', 'http://127.0.0.1:3001/identity'].every(isAddress)).toBe(true)
  const refused = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/relative', 'xhttps://a.example', 'httpss://a.example', '']
  expect(refused.filter(isAddress)).toEqual([])
})

describe('a timestamp', () => {
  const noon = Date.UTC(2026, 10, 20, 12)

  it.each([
    [noon],
    ['2026-11-20T12:00:00Z'],
    ['2026-11-20T12:00:00'],
    ['2026-11-20 12:00:00'],
    ['2026-11-20 12:00:00Z'],
    ['2026-11-20T12:00:00.0000000'],
    ['2026-11-20T12:00'],
    ['2026-11-20T13:00:00+01:00'],
    ['2026-11-20T13:00:00+0100'],
    ['2026-11-20T11:00:00-01:00'],
  ])('%s is noon in UTC: without a zone it is UTC', (value) => {
    expect(instantSchema.parse(value)).toBe(noon)
  })

  it('is the same in every time zone of the server', () => {
    // a test thread cannot change its own, in which `Date.parse` reads a text without a zone
    const parse = vi.spyOn(Date, 'parse')
    instantSchema.parse('2026-11-20T12:00')
    expect(parse).toHaveBeenLastCalledWith('2026-11-20T12:00Z')
    parse.mockRestore()
  })

  it('may be a date, which starts at midnight in UTC', () => {
    expect(instantSchema.parse('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
  })

  it.each([
    1.5,
    '',
    'i går',
    '2026-13-01',
    null,
    undefined,
    '1969-12-31T23:59:59Z',
    '+010000-01-01T00:00:00Z',
    'side 1',
    '2026-02-29',
    '2026-02-30T10:00:00Z',
    '2026-04-31 10:00',
    'den 2026-11-20',
    '2026-11-20 i dag',
    '9999-12-31T23:30:00-01:00',
  ])('is not %j', (value) => {
    expect(instantSchema.safeParse(value).success).toBe(false)
  })

  it('may be the 29th of February of a leap year', () => {
    expect(instantSchema.parse('2028-02-29T12:00:00Z')).toBe(Date.UTC(2028, 1, 29, 12))
  })

  const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

  it('lies in the years 1970 to 9999, as a number and as text', () => {
    for (const value of [0, lastInstant]) {
      expect(instantSchema.parse(value)).toBe(value)
      expect(instantSchema.parse(new Date(value).toISOString())).toBe(value)
    }
  })

  it('has a year of four digits, as databases write it, for any number', () => {
    const anyNumber = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.integer({ min: lastInstant - 2, max: lastInstant + 2 }))
    fc.assert(
      fc.property(anyNumber, (value) => {
        const isInstant = Number.isInteger(value) && value >= 0 && value <= lastInstant
        expect(instantSchema.safeParse(value).success).toBe(isInstant)
        if (isInstant) expect(new Date(value).toISOString()).toMatch(/^\d{4}-/)
      }),
    )
  })

  it('is refused with its reason', () => {
    const messages = JSON.stringify(instantSchema.safeParse('i går').error?.issues)
    expect(messages).toContain('"code":"custom"')
    expect(messages).toContain('not a date')
  })
})

describe('a date that is not there', () => {
  const [noon, noonText] = [Date.UTC(2026, 10, 20, 12), '2026-11-20T12:00:00Z']
  const absent = [
    '0001-01-01',
    '0001-01-01T00:00:00',
    '0001-01-01 00:00:00',
    '0001-01-01 00:00:00Z',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.0000000',
    '0001-01-01T00:00:00+00:00',
    '0001-01-01T00:00:00+01:00',
    '0001-01-01T00:00:00+0100',
  ]

  it.each(absent)('may be %s, the first instant of .NET, where a date is optional', (text) => {
    expect(nullableInstantSchema.parse(text)).toBeNull()
    expect(optionalInstantSchema.parse(text)).toBeUndefined()
    expect(z.object({ until: optionalInstantSchema }).parse({ until: text }).until).toBeUndefined()
  })

  it.each(absent)('is refused as %s where a date is required', (text) => {
    expect(instantSchema.safeParse(text).success).toBe(false)
    expect(calendarDateSchema.safeParse(text).success).toBe(false)
  })

  it('is null or undefined otherwise, and every other date is read', () => {
    expect(nullableInstantSchema.parse(null)).toBeNull()
    expect(z.object({ until: optionalInstantSchema }).parse({})).toEqual({})
    for (const schema of [nullableInstantSchema, optionalInstantSchema])
      for (const value of [noon, noonText]) expect(schema.parse(value)).toBe(noon)
  })

  it.each(['0001-01-01T00:00:01', '0001-01-02', '1969-12-31', '', 'aldrig', 'den 0001-01-01'])('is not %j', (text) => {
    expect(nullableInstantSchema.safeParse(text).success).toBe(false)
    expect(optionalInstantSchema.safeParse(text).success).toBe(false)
  })
})

it('a calendar date is of the year 1900 or later', () => {
  const isDate = (text: string) => calendarDateSchema.safeParse(text).success
  expect(['1900-01-01', '1990-05-04', '2026-02-28'].every(isDate)).toBe(true)
  expect(['1899-12-31', '2026-02-29', '2026-11-20T12:00:00', ''].some(isDate)).toBe(false)
  expect(JSON.stringify(calendarDateSchema.safeParse('1899-12-31').error?.issues)).toContain('before 1900')
})
