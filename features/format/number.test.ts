import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatList, formatNumber } from './number.ts'

it.each([
  [0, '0'],
  [-0, '0'],
  [-0.0001, '0'],
  [999, '999'],
  [1_000, '1.000'],
  [-1_234_567, '−1.234.567'],
  [0.125, '0,125'],
  [12.5, '12,5'],
])('writes %d as %s', (value, text) => expect(formatNumber(value)).toBe(text))

it('writes the decimals that are asked for', () => {
  expect(formatNumber(96, { min: 1, max: 2 })).toBe('96,0')
  expect(formatNumber(96.257, { min: 1, max: 2 })).toBe('96,26')
  expect(formatNumber(0.5, { min: 2 })).toBe('0,50')
})

it('can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
      const text = formatNumber(thousandths / 1000)
      expect(Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-'))).toBe(thousandths / 1000 || 0)
    }),
  )
})

it.each([
  [[], ''],
  [['dag'], 'dag'],
  [['dag', 'uge'], 'dag og uge'],
  [['dag', 'uge', 'måned'], 'dag, uge og måned'],
])('joins %j as %j', (words, text) => expect(formatList(words)).toBe(text))
