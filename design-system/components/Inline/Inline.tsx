import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { gap, type Space } from '../../theme/index.ts'
import * as styles from './Inline.css.ts'

const inline = memoizedCva(styles.inline, {
  variants: {
    gap,
    align: styles.align,
    justify: styles.justify,
    wrap: { true: styles.wrap, false: '' },
    stacked: { true: styles.stacked, false: '' },
  },
})

type Variants = VariantProps<typeof inline>
export type InlineAlign = NonNullable<Variants['align']>
export type InlineJustify = NonNullable<Variants['justify']>

export interface InlineProps {
  /** Space between the children, a step of the spacing scale. */
  gap: Space
  /** Vertical position of children of different heights in their line; `center` by default. */
  align?: InlineAlign
  /** Distribution of the free space in a line; `between` moves the outer children to the edges. */
  justify?: InlineJustify
  /** Whether children wrap; true by default, so that nothing overflows on a narrow screen. */
  wrap?: boolean
  /** Stacked at full width on phones: for the buttons at the end of a task. */
  stacked?: boolean
  /** Rendered element; `div` by default. With `ul` or `ol` every child must be an `li`. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'p'
  /** Children side by side in reading order, each as wide as its content. */
  children?: ReactNode
}

/** Lays out children in a row. */
export function Inline({ gap, align = 'center', justify, wrap = true, stacked = false, as: Tag = 'div', children }: InlineProps) {
  return <Tag className={inline({ gap, align, justify, wrap, stacked })}>{children}</Tag>
}
