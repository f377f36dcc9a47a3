/**
 * Replaces a decimal point with a comma, for a locale whose decimal separator is a comma: in `1250.50` the point can only be a decimal
 * separator, because groups have three digits. Without this, the point of a numeric keypad would turn 12.50 kr. into 1,250 kr.
 */
export const withDecimalComma = (text: string): string => text.trim().replace(/^(\d*)\.(\d{1,2})$/, '$1,$2')

/**
 * Whether the text can become an amount: grouped digits and at most two decimals. No sign, and no third decimal, which would be rounded.
 */
export const isPartialAmount = (text: string): boolean => /^[\d.\s]*(?:,\d{0,2})?$/.test(text)

/**
 * Extracts the number of a pasted amount, for the number parser: `100 kr.`, `kr. 1.000,50`, `200,-`, `200,00 DKK`. Returns null for any
 * other text, including one with a sign, an exponent or more than two decimals.
 */
export function readAmount(text: string): string | null {
  const [, amount = ''] = /^(?:kr\.?|dkk)?(.*?)(?:,[-–—])?(?:kr\.?|dkk)?$/i.exec(text.replace(/\s/g, '')) ?? []
  const isAmount = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{0,2})?$/.test(amount) || /^\d*[.,]\d{1,2}$/.test(amount)
  return isAmount ? withDecimalComma(amount) : null
}

/** Øre to kroner, the unit of the number field; `null` to `NaN`, react-aria's empty value. */
export const toKroner = (ore: number | null): number => (ore === null ? Number.NaN : ore / 100)

/** Kroner to whole øre; `NaN` to `null`. */
export const toOre = (kroner: number): number | null => (Number.isNaN(kroner) ? null : Math.round(kroner * 100))
