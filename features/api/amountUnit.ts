/** How a back end writes an amount: øre, or kroner with decimals. The site counts in øre. */
export type AmountUnit = 'oere' | 'kroner'

let current: AmountUnit = 'oere'

/** Runs a synchronous parse of what a back end has sent: its amounts become øre. Schemas are constants, and cannot be given a site's configuration otherwise. */
export function withAmountUnit<T>(unit: AmountUnit, run: () => T): T {
  const previous = current
  current = unit
  try {
    return run()
  } finally {
    current = previous
  }
}

/** An amount of the back end in øre; a fraction of an øre is rounded. */
export const fromBackendAmount = (amount: number): number => (current === 'kroner' ? Math.round(amount * 100) : amount)

/** An amount in øre as the back end writes it. */
export const toBackendAmount = (ore: number, unit: AmountUnit): number => (unit === 'kroner' ? ore / 100 : ore)
