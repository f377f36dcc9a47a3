import type { ReactNode } from 'react'
import * as css from './Show.css.ts'

export interface ShowProps {
  /** The smallest screen size that has room for the content. */
  from: keyof typeof css.from
  children?: ReactNode
}

/** Content for screens with room for it, decided by CSS alone. Never for something that a smaller screen cannot reach elsewhere. */
export function Show({ from, children }: ShowProps) {
  return <div className={css.from[from]}>{children}</div>
}
