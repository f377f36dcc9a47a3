import { cleanText } from './cleanText.ts'

/** What stands before a number in a signature or a link: `tel:`, `Tlf.`, `Mobil:`. */
const introduction = /^\s*(?:tel|tlf|telefon|mobil|mob)\b[.:]*/i

/**
 * Splits a number with a country code (`+45 20 12 34 56`, `0045…`, `(+45) …`, `tel:+45…`) into code and national number. Returns null for an unknown code, and
 * until a digit follows the code: text that disappears while typing looks like an error.
 * @param codes country codes without `+`: `45`
 */
export function splitCountryCode(text: string, codes: readonly string[]): { code: string; rest: string } | null {
  const [, figures] = /^\s*\(?(?:\+|00)([\s\d().-]+)$/.exec(cleanText(text).replace(introduction, '')) ?? []
  const digits = figures?.replace(/\D/g, '') ?? ''
  const code = codes.find((candidate) => digits.startsWith(candidate))
  const rest = code && digits.slice(code.length)
  return rest ? { code, rest } : null
}
