import type { ReactNode } from 'react'
import * as styles from './Show.css.ts'

export interface ShowProps {
  /** Smallest breakpoint at which the content is shown. */
  from: keyof typeof styles.from
  children?: ReactNode
}

/** Content shown from a breakpoint up, by CSS only. Not for content that smaller screens cannot reach elsewhere. */
export function Show({ from, children }: ShowProps) {
  return <div className={styles.from[from]}>{children}</div>
}
