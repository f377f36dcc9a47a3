import { type Ore, ore } from './money.ts'

/** An amount in a query, in kroner: `500`, `12.50`. Null for anything else, and for 0. */
export function parseAmountParam(text: string | null): Ore | null {
  const match = /^(\d{1,8})(?:[.,](\d{2}))?$/.exec(text ?? '')
  if (!match?.[1]) return null
  const value = Number(match[1]) * 100 + Number(match[2] ?? 0)
  return value > 0 ? ore(value) : null
}

/** The inverse of `parseAmountParam`. */
export const toAmountParam = (amount: Ore): string => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2))
