import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPartialAmount, readAmount, toKroner, toOre } from './amount.ts'

test.each([
  ['12.50', '12,50'],
  ['12.5', '12,5'],
  ['1250.50', '1250,50'],
  [' 100 ', '100'],
  ['1.250', '1.250'],
  ['1.250,50', '1.250,50'],
  ['1.250.000', '1.250.000'],
  ['1.000.50', '1.000,50'],
  ['1.250.000.5', '1.250.000,5'],
  ['５００', '500'],
])('reads %s as %s', (typed, read) => {
  expect(readAmount(typed)).toBe(read)
})

test('reads a point before three digits as a group separator, before one or two as a decimal separator', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}(\.\d{3}){0,2}$/), fc.stringMatching(/^\d{1,3}$/), (whole, part) => {
      expect(readAmount(`${whole}.${part}`)).toBe(part.length < 3 ? `${whole},${part}` : `${whole}.${part}`)
    }),
  )
})

test('keeps øre through the conversion to kroner and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (ore) => {
      expect(toOre(toKroner(ore))).toBe(ore)
    }),
  )
  expect(toOre(toKroner(null))).toBeNull()
})

/** What a Danish number parser makes of a pasted text, øre. */
const paste = (text: string): number | null => toOre(Number(readAmount(text)?.replaceAll('.', '').replace(',', '.') ?? Number.NaN))

test.each([
  ['100 kr.', 10_000],
  ['1.000,50 kr.', 100_050],
  ['1 000,50 kr.', 100_050],
  ['200,-', 20_000],
  ['200,– kr.', 20_000],
  ['kr. 200', 20_000],
  ['200,00 DKK', 20_000],
  ['dkk 12.50', 1_250],
  [',50', 50],
  ['100,', 10_000],
])('reads a pasted %s as %d øre', (text, ore) => {
  expect(paste(text)).toBe(ore)
})

test.each([
  '',
  ',',
  'kr.',
  '10.00.00',
  '1.00,5',
  '1250.500.5',
  '-200',
  '+200',
  '−200 kr.',
  '1e3',
  '100,005',
  '1.2500',
  '1,000.50',
  '200 EUR',
  '100 kr. 200',
  '٢٠٠',
])('reads no amount from a pasted %s', (text) => {
  expect(readAmount(text)).toBeNull()
})

test('reads a formatted Danish amount as the same øre, with and without its unit', () => {
  const decimals = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const short = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (ore) => {
      for (const format of [decimals, short])
        for (const text of [format.format(ore / 100), `${format.format(ore / 100)}\u00a0kr.`]) expect(paste(text)).toBe(ore)
    }),
  )
})

test('rejects typed text with a sign, an exponent or a third decimal', () => {
  for (const text of ['-', '-2', '+2', '1e', '1e3', '1,005', '1,0,']) expect(isPartialAmount(text)).toBe(false)
  for (const text of ['', '1', '1.000', '12.50', ',5', '1.000,50', '100,']) expect(isPartialAmount(text)).toBe(true)
})
