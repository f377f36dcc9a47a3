import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKroner, toOre, withDecimalComma } from './amount.ts'

test.each([
  ['12.50', '12,50'],
  ['12.5', '12,5'],
  ['1250.50', '1250,50'],
  [' 100 ', '100'],
  ['1.250', '1.250'],
  ['1.250,50', '1.250,50'],
  ['1.250.000', '1.250.000'],
  ['', ''],
])('%s is parsed as %s', (typed, read) => {
  expect(withDecimalComma(typed)).toBe(read)
})

test('a point before three digits is a group separator, before one or two a decimal separator', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,6}$/), fc.stringMatching(/^\d{1,3}$/), (whole, part) => {
      expect(withDecimalComma(`${whole}.${part}`)).toBe(part.length < 3 ? `${whole},${part}` : `${whole}.${part}`)
    }),
  )
})

test('øre survive the round trip through kroner', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (ore) => {
      expect(toOre(toKroner(ore))).toBe(ore)
    }),
  )
  expect(toOre(toKroner(null))).toBeNull()
})
