import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './SidebarLayout.css.ts'

export interface SidebarLayoutProps {
  /** Links between the pages of the section, e.g. `SideNav`. */
  nav: ReactNode
  /** Below lg the navigation stands above the content: a line, such as `SideNav` with `inLine`. */
  navFirst?: boolean
  /** The open page of the section. */
  children: ReactNode
  /** More of the page, after the navigation below lg: on a page whose main purpose is to lead to the others. */
  rest?: ReactNode
}

/** Section navigation with its page: a column from lg, after or before the content on smaller screens, in the order of the document. */
export const SidebarLayout = ({ nav, navFirst = false, children, rest }: SidebarLayoutProps) => {
  const navigation = <div className={styles.nav}>{nav}</div>
  return (
    <div className={cx(styles.layout, navFirst && styles.close)}>
      {navFirst && navigation}
      <div className={styles.content}>{children}</div>
      {!navFirst && navigation}
      {rest !== undefined && <div className={styles.rest}>{rest}</div>}
    </div>
  )
}
