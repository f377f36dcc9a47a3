import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Amount.css.ts'

const amount = memoizedCva(styles.amount, {
  variants: { size: styles.size, tone: styles.tone, fits: { true: styles.fits } },
  defaultVariants: { size: 22, tone: 'default' },
})

type Variants = VariantProps<typeof amount>
export type AmountSize = NonNullable<Variants['size']>
export type AmountTone = NonNullable<Variants['tone']>

export interface AmountProps {
  /** Formatted, with its currency: "1.250,00 kr." */
  value: string
  /**
   * Font size in px at 100 % text; limited to 14 % of the viewport’s width, because an amount does not wrap.
   * @default 22
   */
  size?: AmountSize
  /**
   * Text colour. The colour alone conveys no meaning: the sign or a label must say it.
   * @default default
   */
  tone?: AmountTone
  /** Takes the full width of a narrow column, such as a tile. A wide amount gets a smaller font. */
  fits?: boolean
}

/** An amount of money in tabular digits. */
export function Amount({ value, size, tone, fits }: AmountProps) {
  const amountText = <span className={amount({ size, tone, fits })}>{value}</span>
  return fits ? <span className={styles.place}>{amountText}</span> : amountText
}
