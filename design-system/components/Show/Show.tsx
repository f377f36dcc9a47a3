import type { ReactNode } from 'react'
import * as styles from './Show.css.ts'

export interface ShowProps {
  /** Smallest breakpoint at which the content is shown. */
  from: keyof typeof styles.from
  /** Hidden on a phone held sideways too, whatever its width. */
  tall?: boolean
  children?: ReactNode
}

/** Content shown from a breakpoint up, by CSS only. Not for content that smaller screens cannot reach elsewhere. */
export function Show({ from, tall = false, children }: ShowProps) {
  return <div className={tall ? styles.fromTall[from] : styles.from[from]}>{children}</div>
}
