import type { ReactNode } from 'react'
import { tabularDigits } from '../../styling/figures.css.ts'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Text.css.ts'

const text = memoizedCva('', {
  variants: { size: styles.size, tone: styles.tone, weight: styles.weight, tabular: { true: tabularDigits, false: '' } },
  defaultVariants: { size: 16, tone: 'default' },
})

type Variants = VariantProps<typeof text>
export type TextSize = NonNullable<Variants['size']>
export type TextTone = NonNullable<Variants['tone']>
export type TextWeight = NonNullable<Variants['weight']>

export interface TextProps {
  /**
   * Font size in px at 100 % text.
   * @default 16
   */
  size?: TextSize
  /**
   * Text colour; `inherit` takes the colour of the surroundings. The colour alone conveys no meaning.
   * @default default
   */
  tone?: TextTone
  /** Font weight. By default that of the surroundings. */
  weight?: TextWeight
  /** Tabular figures: money, time, tables. */
  tabular?: boolean
  /** Rendered element; `p` by default, `span` within a line of text. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  /** Target of `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** Text and inline elements. */
  children?: ReactNode
}

/** Running text. */
export function Text({ size, tone, weight, tabular, as: Tag = 'p', id, children }: TextProps) {
  return (
    <Tag className={text({ size, tone, weight, tabular })} id={id}>
      {children}
    </Tag>
  )
}
