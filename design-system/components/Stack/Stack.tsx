import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import { gap, type Space } from '../../theme/index.ts'
import * as styles from './Stack.css.ts'

const stack = memoizedCva(styles.stack, { variants: { gap, align: styles.align } })

export type StackAlign = NonNullable<VariantProps<typeof stack>['align']>

export interface StackProps {
  /** Space between the children, a step of the 4-point grid. */
  gap: Space
  /** Horizontal position of children that are only as wide as their content. Without it they take the full width. */
  align?: StackAlign
  /** Rendered element; `div` by default. With `ul` or `ol` every child must be an `li`. */
  as?: 'div' | 'section' | 'article' | 'main' | 'aside' | 'header' | 'footer' | 'nav' | 'form' | 'ul' | 'ol' | 'li' | 'fieldset' | 'span'
  /** Children one below another, in reading order. */
  children?: ReactNode
}

/** Vertical flex layout. */
export function Stack({ gap, align, as: Tag = 'div', children }: StackProps) {
  return <Tag className={stack({ gap, align })}>{children}</Tag>
}
