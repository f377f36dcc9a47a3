import { cleanText } from '../Field/cleanText.ts'

/**
 * Whether the text can become an amount: digits, points and spaces, and at most two decimals. No sign, and no third decimal, which would be
 * rounded.
 */
export const isPartialAmount = (text: string): boolean => /^[\d.\s]*(?:,\d{0,2})?$/.test(cleanText(text))

/**
 * The number of a typed or pasted amount, for the number parser: `100 kr.`, `kr. 1.000,50`, `200,-`, `200,00 DKK`. Groups have three digits,
 * so that a point before one or two digits is a decimal separator: `12.50` and `1.000.50` are `12,50` and `1.000,50`. Null for any other text:
 * `10.00.00`, a sign, an exponent, more than two decimals.
 */
export function readAmount(text: string): string | null {
  const [, amount = ''] = /^(?:kr\.?|dkk)?(.*?)(?:,[-–—])?(?:kr\.?|dkk)?$/i.exec(cleanText(text).replace(/\s/g, '')) ?? []
  const [, whole, decimals = ''] = /^(\d*|\d{1,3}(?:\.\d{3})+)(,\d{0,2}|\.\d{1,2})?$/.exec(amount) ?? []
  if (whole === undefined || !/\d/.test(amount)) return null
  return whole + decimals.replace('.', ',')
}

/** Øre to kroner, the unit of the number field; `null` to `NaN`, react-aria's empty value. */
export const toKroner = (ore: number | null): number => (ore === null ? Number.NaN : ore / 100)

/** Kroner to whole øre; `NaN` to `null`. */
export const toOre = (kroner: number): number | null => (Number.isNaN(kroner) ? null : Math.round(kroner * 100))
