import { componentStyle } from './componentStyle.ts'

/** Digits of one width: amounts and numbers that change, or that stand below each other. */
export const tabularDigits = componentStyle({ fontVariantNumeric: 'tabular-nums' })
