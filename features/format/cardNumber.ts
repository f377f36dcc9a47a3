import { danishDate } from './date.ts'

/** Validation and formatting of payment cards, shared by the form and the platform. Card values are never logged or put into messages. */

export type CardBrand = 'Visa' | 'Mastercard'

/** Removes the spaces and hyphens that players type. */
export const normaliseCardNumber = (text: string): string => text.replace(/[\s-]/g, '')

/** Sixteen digits (specification, *Validation rules*). Whether the card exists is checked by the bank. */
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(normaliseCardNumber(text))

/** The check digit of Luhn's algorithm (ISO/IEC 7812), which every card number ends with. `digits`: digits only. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What people write between the groups of a number: a few spaces, dashes, points or strokes. */
const separator = /^[\s\p{Pd}./]{1,3}$/u

/** Groups of digits that are written as one number may be: digits in a word belong to none. */
function digitRuns(text: string): string[][] {
  const runs: string[][] = [[]]
  for (const [part] of text.matchAll(/[\p{L}\d]+|[^\p{L}\d]+/gu)) {
    if (/^\d+$/.test(part)) runs.at(-1)?.push(part)
    else if (!separator.test(part)) runs.push([])
  }
  return runs
}

/**
 * Whether a text may contain a card number: 13 to 19 digits in adjacent groups that pass Luhn's check. Other digits before or after, such as
 * an expiry date, do not hide one.
 */
export const containsCardNumber = (text: string): boolean =>
  digitRuns(text).some((groups) => groups.some((_, start) => beginsCardNumber(groups.slice(start, start + 19))))

function beginsCardNumber(groups: readonly string[]): boolean {
  let digits = ''
  for (const group of groups) {
    digits += group
    if (digits.length > 19) return false
    // the networks of payment cards begin with 2 to 6
    if (digits.length >= 13 && /^[2-6]/.test(digits) && passesLuhn(digits)) return true
  }
  return false
}

/** Card brand by the first digits; null while undetermined. Mastercard: 51–55 and 2221–2720. */
export function cardBrand(text: string): CardBrand | null {
  const digits = normaliseCardNumber(text)
  if (digits.startsWith('4')) return 'Visa'
  if (/^5[1-5]/.test(digits)) return 'Mastercard'
  const start = Number(digits.slice(0, 4))
  return start >= 2221 && start <= 2720 ? 'Mastercard' : null
}

/** `1111` → `•••• 1111`, on one line: the last digits of a card or of a mobile number. */
export const maskBefore = (lastDigits: string): string => `••••\u00a0${lastDigits}`

/** `4111111111111111` → `•••• 1111`, the only form in which a card number is shown. */
export const maskCardNumber = (text: string): string => maskBefore(normaliseCardNumber(text).slice(-4))

/** Three digits; four on some cards. */
export const isCvv = (text: string): boolean => /^\d{3,4}$/.test(text.trim())

export interface CardExpiry {
  /** `01` to `12`. */
  month: string
  /** Four digits. */
  year: string
}

/** `09 / 29`, `0929` or an autofilled `09/2029` → month and year; null when invalid. */
export function parseExpiry(text: string): CardExpiry | null {
  const match = /^(0[1-9]|1[0-2])\s{0,2}[/.-]?\s{0,2}(?:20)?(\d{2})$/.exec(text.trim())
  return match?.[1] && match[2] ? { month: match[1], year: `20${match[2]}` } : null
}

/** A card is valid through the last day of its month, Copenhagen time. `now`: UTC ms. */
export function isCardExpired({ month, year }: CardExpiry, now: number): boolean {
  return `${year}-${month}` < danishDate(now).slice(0, 7)
}
