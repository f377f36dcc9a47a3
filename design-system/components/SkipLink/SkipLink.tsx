import type { ReactNode } from 'react'
import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** `#` and the id of the target. */
  href: string
  /** Link text, which names the target. */
  children: ReactNode
}

/** First focusable element of every page: skips the header. Visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}
