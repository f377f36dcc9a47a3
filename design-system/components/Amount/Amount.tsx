import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Amount.css.ts'

const amount = memoizedCva(styles.amount, {
  variants: { size: styles.size, tone: styles.tone },
  defaultVariants: { size: 22, tone: 'default' },
})

type Variants = VariantProps<typeof amount>
export type AmountSize = NonNullable<Variants['size']>
export type AmountTone = NonNullable<Variants['tone']>

export interface AmountProps {
  /** Formatted, with its currency: "1.250,00 kr." */
  value: string
  /** @default 22 */
  size?: AmountSize
  /** @default default */
  tone?: AmountTone
}

/** An amount of money in tabular digits. */
export function Amount({ value, size, tone }: AmountProps) {
  return <span className={amount({ size, tone })}>{value}</span>
}
