import type { z } from 'zod'
import { formatNumber } from './number.ts'

/** Integer øre (100 øre = 1 kr.). Created by `ore()` or a schema, never from a bare number. */
export type Ore = number & z.core.$brand<'Ore'>

/** Brands an integer as øre. Throws a RangeError on a fraction or an unsafe integer: rounding is up to the caller. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in øre: ${value}`)
  return value as Ore // checked above
}

/** Whole kroner to øre. */
export const kroner = (value: number): Ore => ore(value * 100)

/** The space before the unit does not break, so that no line starts with "kr.". */
const withCurrency = (kroner: string): string => `${kroner}\u00a0kr.`

/** `125000` → `1.250,00 kr.`, `-35000` → `−350,00 kr.` */
export const formatKr = (amount: Ore): string => withCurrency(formatNumber(amount / 100, { min: 2, max: 2 }))

/** A dash where an amount is not known. */
export const formatKnownKr = (amount: Ore | null): string => (amount === null ? '–' : formatKr(amount))

/** `50000` → `+500,00 kr.`: for transactions, where both signs are shown. */
export const formatKrSigned = (amount: Ore): string => (amount > 0 ? `+${formatKr(amount)}` : formatKr(amount))

/** `10000` → `100 kr.`, `10050` → `100,50 kr.`: without a trailing `,00`, for suggestions and running text. */
export const formatKrShort = (amount: Ore): string => (amount % 100 === 0 ? withCurrency(formatNumber(amount / 100)) : formatKr(amount))
