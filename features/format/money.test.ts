import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatKnownKr, formatKr, formatKrShort, formatKrSigned, kroner, ore } from './money.ts'

test('formats amounts in the Danish locale', () => {
  expect(formatKr(ore(125_000))).toBe('1.250,00\u00a0kr.')
  expect(formatKrShort(ore(10_000))).toBe('100\u00a0kr.')
  expect(formatKrShort(ore(10_050))).toBe('100,50\u00a0kr.')
})

test('a negative amount has a minus sign, not a hyphen', () => {
  expect(formatKr(ore(-35_000))).toBe('−350,00\u00a0kr.')
  expect(formatKrShort(ore(-10_000))).toBe('−100\u00a0kr.')
})

test('an amount and its negative differ only in the sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
      expect(formatKr(ore(-value))).toBe(`−${formatKr(ore(value))}`)
      expect(formatKrShort(ore(-value))).toBe(`−${formatKrShort(ore(value))}`)
    }),
  )
})

test('a transaction shows both signs, and none for zero', () => {
  expect(formatKrSigned(ore(50_000))).toBe('+500,00\u00a0kr.')
  expect(formatKrSigned(ore(-35_050))).toBe('−350,50\u00a0kr.')
  expect(formatKrSigned(ore(0))).toBe('0,00\u00a0kr.')
})

test('no line breaks between an amount and its unit', () => {
  for (const format of [formatKr, formatKrShort, formatKrSigned]) expect(format(ore(125_000))).not.toMatch(/ /)
})

test('an amount is a safe integer of øre', () => {
  expect(kroner(12)).toBe(1200)
  for (const value of [0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])
    expect(() => ore(value)).toThrow(new RangeError(`not an amount in øre: ${value}`))
  expect(() => kroner(0.001)).toThrow(RangeError)
})

test('an amount that is not known is a dash', () => {
  expect(formatKnownKr(null)).toBe('–')
  expect(formatKnownKr(ore(10_000))).toBe('100,00\u00a0kr.')
})
