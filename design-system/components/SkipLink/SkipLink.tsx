import type { ReactNode } from 'react'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** `#` and the id of what it leads to. */
  href: string
  children: ReactNode
}

/** The first stop of the keyboard on every page: past the header to the content. In sight only while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  )
}
