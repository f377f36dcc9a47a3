import type { ReactNode } from 'react'
import * as styles from './SidebarLayout.css.ts'

export interface SidebarLayoutProps {
  /** Links between the pages of the section, e.g. `SideNav`. */
  nav: ReactNode
  /** The open page of the section. */
  children: ReactNode
}

/**
 * Section navigation with its page: a column from lg, below the content on smaller screens. The content comes first in the document, so
 * that reading order matches visual order on phones.
 */
export const SidebarLayout = ({ nav, children }: SidebarLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.content}>{children}</div>
    <div className={styles.nav}>{nav}</div>
  </div>
)
