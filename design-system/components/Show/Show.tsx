import type { ReactNode } from 'react'
import * as css from './Show.css.ts'

export interface ShowProps {
  /** Smallest breakpoint at which the content is shown. */
  from: keyof typeof css.from
  children?: ReactNode
}

/** Content shown from a breakpoint up, by CSS only. Not for content that smaller screens cannot reach elsewhere. */
export function Show({ from, children }: ShowProps) {
  return <div className={css.from[from]}>{children}</div>
}
