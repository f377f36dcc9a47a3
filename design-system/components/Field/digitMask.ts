import { cleanText } from './cleanText.ts'

/**
 * Digit masks: `card` 4111 1111 1111 1111, `expiry` 09 / 29, `cpr` 010203-1234, `phone` 20 12 34 56, `digits` without separators.
 * A `phone` keeps a plus before its first digit, because the number then includes a country code.
 */
export type DigitMaskFormat = 'card' | 'expiry' | 'cpr' | 'phone' | 'digits'

/** Text of an input and its caret position (UTF-16 units from the start). */
export interface MaskedInput {
  value: string
  caret: number
}

/** Direction in which an edit removed text; `null` for typing, pasting and autofill. */
export type DeletionDirection = 'backward' | 'forward' | null

const maxDigits: Record<DigitMaskFormat, number> = { card: 19, expiry: 4, cpr: 10, phone: 15, digits: Number.POSITIVE_INFINITY }

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function insertSeparators(format: DigitMaskFormat, digits: string): string {
  if (format === 'card') return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  if (format === 'expiry') return digits.replace(/^(\d{2})(?=\d)/, '$1 / ')
  if (format === 'cpr') return digits.replace(/^(\d{6})(?=\d)/, '$1-')
  if (format === 'phone') return digits.replace(/(\d{2})(?=\d)/g, '$1 ')
  return digits
}

/** Index directly after the n-th digit of the masked text. */
function indexAfterDigit(text: string, count: number): number {
  let digitCount = 0
  for (let at = 0; at < text.length; at++) {
    if (digitCount === count) return at
    if (/\d/.test(text.charAt(at))) digitCount++
  }
  return text.length
}

/** Parses pasted and autofilled dates: 9/29, 09/2029, 092029, 2029-09. A month typed as 4 can only be 04. */
function parseExpiryDigits(text: string): { digits: string; added: number } {
  const isoDate = /^\s*20(\d{2})\D(\d{2})\s*$/.exec(text)
  if (isoDate) return { digits: `${isoDate[2]}${isoDate[1]}`, added: 0 }
  const [, month = '', year = ''] = /^\D*(\d{1,2})\D+(?:20)?(\d{2})\D*$/.exec(text) ?? /^(\d{2})20(\d{2})$/.exec(text) ?? []
  if (month) return { digits: month.padStart(2, '0') + year, added: 2 - month.length }
  const digits = digitsOf(text)
  const single = /^\D*\d\D+/.test(text) || /^[2-9]/.test(digits)
  return single ? { digits: `0${digits}`, added: 1 } : { digits, added: 0 }
}

/**
 * Applies the mask after an edit. Removing only a separator also removes the adjacent digit, so that backspace never gets stuck. The caret
 * stays behind the same digit.
 * @param previous text before the edit
 * @param edited text and caret after the edit
 * @param limit maximum number of digits; by default that of the format
 */
export function applyDigitMask(
  format: DigitMaskFormat,
  previous: string,
  edited: MaskedInput,
  deletion: DeletionDirection,
  limit = maxDigits[format],
): MaskedInput {
  const next = { ...edited, value: cleanText(edited.value) }
  let digitsBeforeCaret = digitsOf(cleanText(edited.value.slice(0, edited.caret))).length
  let digits = digitsOf(next.value)
  if (deletion !== null) {
    if (digits === digitsOf(previous) && next.value !== previous) {
      const at = deletion === 'backward' ? digitsBeforeCaret - 1 : digitsBeforeCaret
      if (at >= 0) digits = digits.slice(0, at) + digits.slice(at + 1)
      if (deletion === 'backward' && digitsBeforeCaret > 0) digitsBeforeCaret -= 1
    }
  } else if (format === 'expiry') {
    const { digits: date, added } = parseExpiryDigits(next.value)
    if (digitsBeforeCaret > 0) digitsBeforeCaret = Math.min(date.length, digitsBeforeCaret + added)
    digits = date
  }
  // A full field rejects typed digits, like `maxlength`, instead of dropping its last ones.
  const excess = Math.max(0, digits.length - limit)
  if (excess > 0) {
    const kept = Math.max(0, digitsBeforeCaret - excess)
    digits = (digits.slice(0, kept) + digits.slice(kept + excess)).slice(0, limit)
    digitsBeforeCaret = kept
  }
  const sign = format === 'phone' && /^\D*\+/.test(next.value) ? '+' : ''
  const value = insertSeparators(format, digits)
  return { value: sign + value, caret: sign.length + indexAfterDigit(value, digitsBeforeCaret) }
}

/** Applies the mask to a complete text, such as an initial value. */
export const maskDigits = (format: DigitMaskFormat, text: string, limit?: number): string =>
  applyDigitMask(format, '', { value: text, caret: text.length }, null, limit).value
