import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Show.css.ts'

export interface ShowProps {
  /** Smallest breakpoint at which the content is shown, or `print` for paper only. */
  from?: keyof typeof styles.from | 'print'
  /** Instead of `from`: shown on screens narrower than this breakpoint, never on paper. */
  below?: keyof typeof styles.below
  /** With `from`: also hidden on a phone held sideways, at any width. */
  tall?: boolean
  /** With `from`: also shown on a short screen, where the bottom navigation is at the end of the page. */
  orShort?: boolean
  /** With `from`: also shown on paper, which is narrower than most screens. */
  orPaper?: boolean
  /** Rendered on the server at every size. Where it is not shown, `display: none` hides it from everyone. */
  children?: ReactNode
}

/** Content shown on some screens, or on paper, by CSS only. Not for content that the other screens cannot reach elsewhere. */
export function Show({ from, below, tall = false, orShort = false, orPaper = false, children }: ShowProps) {
  const shown = below ? styles.below[below] : from === 'print' ? styles.onPaper : from && (tall ? styles.fromTall : styles.from)[from]
  return <div className={cx(shown, orShort && styles.orShort, orPaper && styles.orPaper)}>{children}</div>
}
