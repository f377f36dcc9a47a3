import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Show.css.ts'

interface ShowContent {
  /** Rendered on the server at every size. Where it is not shown, `display: none` hides it from everyone. */
  children?: ReactNode
}

interface ShowFrom extends ShowContent {
  /** Smallest breakpoint at which the content is shown, or `print` for paper only. */
  from: keyof typeof styles.from | 'print'
  below?: never
  /** Also hidden on a phone held sideways, at any width. */
  tall?: boolean
  /** Also shown on a short screen, where the bottom navigation is at the end of the page. */
  orShort?: boolean
  /** Also shown on paper, which is narrower than most screens. */
  orPaper?: boolean
}

interface ShowBelow extends ShowContent {
  /** Instead of `from`: shown on screens narrower than this breakpoint, never on paper. */
  below: keyof typeof styles.below
  from?: never
  tall?: never
  orShort?: never
  orPaper?: never
}

export type ShowProps = ShowFrom | ShowBelow

/** Content shown on some screens, or on paper, by CSS only. Not for content that the other screens cannot reach elsewhere. */
export function Show({ from, below, tall = false, orShort = false, orPaper = false, children }: ShowProps) {
  const shown = below ? styles.below[below] : from === 'print' ? styles.onPaper : tall ? styles.fromTall[from] : styles.from[from]
  return <div className={cx(shown, orShort && styles.orShort, orPaper && styles.orPaper)}>{children}</div>
}
