import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Text.css.ts'

const text = memoizedCva('', {
  variants: { size: styles.size, tone: styles.tone, weight: styles.weight, tabular: { true: styles.tabular, false: '' } },
  defaultVariants: { size: 16, tone: 'default' },
})

type Variants = VariantProps<typeof text>
export type TextSize = NonNullable<Variants['size']>
export type TextTone = NonNullable<Variants['tone']>
export type TextWeight = NonNullable<Variants['weight']>

export interface TextProps {
  /** @default 16 */
  size?: TextSize
  /** @default default */
  tone?: TextTone
  weight?: TextWeight
  /** Tabular figures: money, time, tables. */
  tabular?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  id?: string
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
