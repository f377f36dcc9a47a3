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
  /**
   * Font size in px at 100 % text; limited by the width of the viewport, a Tile or a MediaLink, because an amount does not wrap.
   * @default 22
   */
  size?: AmountSize
  /**
   * Text colour. The colour alone conveys no meaning: the sign or a label must say it.
   * @default default
   */
  tone?: AmountTone
}

/** An amount of money in tabular digits. */
export function Amount({ value, size, tone }: AmountProps) {
  return <span className={amount({ size, tone })}>{value}</span>
}
