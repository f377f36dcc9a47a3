/** Removes the hyphen and spaces that players type. */
export const normaliseCpr = (text: string): string => text.replace(/[\s-]/g, '')

/** Ten digits. Never rejected on modulus 11: numbers without it are issued since 2007 (RULES, *Identity*). */
export const isCpr = (text: string): boolean => /^\d{10}$/.test(normaliseCpr(text))

/**
 * Birth year by the specification's first check: digits 5–6 are 20xx if not above the current two-digit year, else 19xx.
 * The identity provider's date of birth decides; this only spares an obviously under-age player the trip.
 */
export function birthYearFromCpr(cpr: string, now: number): number {
  const digits = Number(normaliseCpr(cpr).slice(4, 6))
  const currentYear = new Date(now).getUTCFullYear()
  return digits <= currentYear % 100 ? 2000 + digits : 1900 + digits
}

/** Whole years between a date of birth (`YYYY-MM-DD`) and an instant (UTC ms), by Copenhagen's calendar day. */
export function ageAt(dateOfBirth: string, now: number): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(now)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
