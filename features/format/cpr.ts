import { danishDate } from './date.ts'

/** Removes the hyphen and spaces that players type. */
export const normaliseCpr = (text: string): string => text.replace(/[\s-]/g, '')

/** Ten digits. No modulus 11 check: numbers that fail it have been issued since 2007 (RULES, *Identity*). */
export const isCpr = (text: string): boolean => /^\d{10}$/.test(normaliseCpr(text))

/** What people write between the parts: nothing, or a few spaces, dashes, points or strokes. */
const gap = '[\\s\\p{Pd}./]{0,3}'
/** A day of the month, or the day plus 60, as in numbers of people who are not in the register. 29 February counts in every year. */
const dayAndMonth = `(?:(?:[06][1-9]|[1278]\\d)${gap}(?:0[1-9]|1[0-2])|[39]0${gap}(?:0[13-9]|1[0-2])|[39]1${gap}(?:0[13578]|1[02]))`
const cprInText = new RegExp(`${dayAndMonth}${gap}\\d\\d(?:${gap}\\d{4}|\\s\\d\\d\\s\\d\\d)`, 'u')

/**
 * Whether a text may contain a CPR number: ten digits that begin with a date. Adjacent digits do not hide one. Other ten digits, such as a
 * phone number with the country code 45, do not count.
 */
export const containsCpr = (text: string): boolean => cprInText.test(text)

/** The year in Denmark, whose first hour is in the old year of UTC. `now`: UTC ms. */
const danishYear = (now: number): number => Number(danishDate(now).slice(0, 4))

/**
 * Birth year by the specification's first check: digits 5–6 are 20xx if not above the current two-digit year, else 19xx.
 * Only an early check for under-age players; the identity provider's date of birth is authoritative. `now`: UTC ms.
 */
export function birthYearFromCpr(cpr: string, now: number): number {
  const digits = Number(normaliseCpr(cpr).slice(4, 6))
  return digits <= danishYear(now) % 100 ? 2000 + digits : 1900 + digits
}

/** The age that a person of this number reaches in the year of `now` (UTC ms). */
export const ageInYear = (cpr: string, now: number): number => danishYear(now) - birthYearFromCpr(cpr, now)

/** Age in whole years at `now` (UTC ms), by Copenhagen's calendar day. `dateOfBirth`: `YYYY-MM-DD`. */
export function ageAt(dateOfBirth: string, now: number): number {
  const today = danishDate(now)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
