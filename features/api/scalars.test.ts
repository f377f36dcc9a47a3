import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { httpUrlSchema, instantSchema, oreSchema, pathIdSchema } from './scalars.ts'

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
    ['2026-11-20T13:00:00+01:00'],
    ['2026-11-20T13:00:00+0100'],
    ['2026-11-20T11:00:00-01:00'],
  ])('%s is noon in UTC: without a zone it is UTC', (value) => {
    expect(instantSchema.parse(value)).toBe(noon)
  })

  it('may be a date, which starts at midnight in UTC', () => {
    expect(instantSchema.parse('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
  })

  it.each([1.5, '', 'i går', '2026-13-01', null, undefined])('is not %j', (value) => {
    expect(instantSchema.safeParse(value).success).toBe(false)
  })

  it('is refused with its reason', () => {
    const messages = JSON.stringify(instantSchema.safeParse('i går').error?.issues)
    expect(messages).toContain('"code":"custom"')
    expect(messages).toContain('not a date')
  })
})
