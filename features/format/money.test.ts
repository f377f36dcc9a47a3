import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatKr, formatKrShort, ore } from './money.ts'

test('formats amounts in the Danish locale', () => {
  expect(formatKr(ore(125_000))).toBe('1.250,00 kr.')
  expect(formatKrShort(ore(10_000))).toBe('100 kr.')
  expect(formatKrShort(ore(10_050))).toBe('100,50 kr.')
})

test('a negative amount has a minus sign, not a hyphen', () => {
  expect(formatKr(ore(-35_000))).toBe('−350,00 kr.')
  expect(formatKrShort(ore(-10_000))).toBe('−100 kr.')
})

test('an amount and its negative differ only in the sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
      expect(formatKr(ore(-value))).toBe(`−${formatKr(ore(value))}`)
      expect(formatKrShort(ore(-value))).toBe(`−${formatKrShort(ore(value))}`)
    }),
  )
})
