import { danishDate } from './date.ts'

/** Validation and formatting of payment cards, shared by the form and the platform. Card values are never logged or put into messages. */

export type CardBrand = 'Visa' | 'Mastercard'

/** Removes the spaces and hyphens that players type. */
export const normaliseCardNumber = (text: string): string => text.replace(/[\s-]/g, '')

/** Sixteen digits (specification, *Validation rules*). Whether the card exists is checked by the bank. */
export const isCardNumber = (text: string): boolean => /^\d{16}$/.test(normaliseCardNumber(text))

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
