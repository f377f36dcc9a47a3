import type { z } from 'zod'
import { once } from './once.ts'

/** Integer øre (100 øre = 1 kr.). Created by `ore()` or a schema, never from a bare number. */
export type Ore = number & z.core.$brand<'Ore'>

/** Brands an integer as øre. Throws a RangeError on a fraction or an unsafe integer: rounding is up to the caller. */
export function ore(value: number): Ore {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in øre: ${value}`)
  return value as Ore // checked above
}

/** Whole kroner to øre. */
export const kroner = (value: number): Ore => ore(value * 100)

const decimalFormat = once(() => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const signedFormat = once(
  () => new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)
const integerFormat = once(() => new Intl.NumberFormat('da-DK'))

/**
 * Replaces the locale's hyphen with a minus sign: screen readers announce it, and it is as wide as a plus.
 * The space before the unit does not break, so that no line starts with "kr.".
 */
const withCurrency = (format: Intl.NumberFormat, amount: Ore): string => `${format.format(amount / 100).replace('-', '−')}\u00a0kr.`

/** `125000` → `1.250,00 kr.`, `-35000` → `−350,00 kr.` */
export const formatKr = (amount: Ore): string => withCurrency(decimalFormat(), amount)

/** `50000` → `+500,00 kr.`: for transactions, where both signs are shown. */
export const formatKrSigned = (amount: Ore): string => withCurrency(signedFormat(), amount)

/** `10000` → `100 kr.`, `10050` → `100,50 kr.`: without a trailing `,00`, for suggestions and running text. */
export const formatKrShort = (amount: Ore): string => (amount % 100 === 0 ? withCurrency(integerFormat(), amount) : formatKr(amount))
