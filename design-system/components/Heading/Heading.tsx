import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Heading.css.ts'

const heading = memoizedCva(styles.heading, { variants: { size: styles.size } })

export type HeadingLevel = 1 | 2 | 3 | 4
export type HeadingSize = NonNullable<VariantProps<typeof heading>['size']>

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const sizes = { 1: 36, 2: 28, 3: 22, 4: 18 } as const

export interface HeadingProps {
  /** Level in the page outline. */
  level: HeadingLevel
  /** Font size; by default derived from the level. */
  size?: HeadingSize
  /** Anchor of links to the heading, and target of `aria-labelledby`. */
  id?: string
  /** `-1` makes the heading focusable by script after navigation. */
  tabIndex?: number
  /** The heading's text. */
  children?: ReactNode
}

/** A heading in the display font. */
export function Heading({ level, size = sizes[level], id, tabIndex, children }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag className={heading({ size })} id={id} tabIndex={tabIndex}>
      {children}
    </Tag>
  )
}
