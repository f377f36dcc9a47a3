import type { ReactNode } from 'react'
import * as css from './SidebarLayout.css.ts'

export type SidebarLayoutProps = { nav: ReactNode; children: ReactNode }

/**
 * An area with sections: navigation in a column at lg and up, below the content on smaller screens. The content comes first in the
 * document at every width, so that the order of reading never jumps on a phone.
 */
export const SidebarLayout = ({ nav, children }: SidebarLayoutProps) => (
  <div className={css.layout}>
    <div className={css.content}>{children}</div>
    <div className={css.nav}>{nav}</div>
  </div>
)
