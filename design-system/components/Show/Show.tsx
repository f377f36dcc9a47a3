import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Show.css.ts'

export interface ShowProps {
  /** Smallest breakpoint at which the content is shown, or `print` for paper only. */
  from: keyof typeof styles.from | 'print'
  /** Also hidden on a phone held sideways, at any width. */
  tall?: boolean
  /** Also shown on a short screen, where the bottom navigation is at the end of the page. */
  orShort?: boolean
  /** Rendered on the server at every size. Below the breakpoint `display: none` hides it from everyone. */
  children?: ReactNode
}

/** Content shown from a breakpoint up, or on paper, by CSS only. Not for content that smaller screens cannot reach elsewhere. */
export function Show({ from, tall = false, orShort = false, children }: ShowProps) {
  const shown = from === 'print' ? styles.onPaper : tall ? styles.fromTall[from] : styles.from[from]
  return <div className={cx(shown, orShort && styles.orShort)}>{children}</div>
}
