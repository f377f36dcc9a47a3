import type { ReactNode } from 'react'
import * as css from './SidebarLayout.css.ts'

export interface SidebarLayoutProps {
  nav: ReactNode
  children: ReactNode
}

/**
 * Layout with section navigation: a column from lg, below the content on smaller screens. The content is first in the DOM at every width,
 * so that reading order matches visual order on phones.
 */
export const SidebarLayout = ({ nav, children }: SidebarLayoutProps) => (
  <div className={css.layout}>
    <div className={css.content}>{children}</div>
    <div className={css.nav}>{nav}</div>
  </div>
)
