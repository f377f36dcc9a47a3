import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
import { keepCurrentInView } from '../../styling/keepCurrentInView.ts'
import * as styles from './SideNav.css.ts'

export type SideNavItem =
  | {
      href: string
      label: ReactNode
      icon?: ReactNode
      current?: boolean
      /** Name of a server-configured button theme, for an entry that triggers an action. */
      theme?: string
    }
  | { divider: true }

export interface SideNavProps {
  /** Accessible name of the navigation landmark; not shown. */
  label: string
  /** Links and dividers, from top to bottom. The current one is announced as the current page. */
  items: readonly SideNavItem[]
  /** Below lg one line that scrolls sideways, in place of the rows: above the content of a page. */
  inLine?: boolean
}

/** Section navigation: a column from lg, a list of full-width rows or a line below. */
export function SideNav({ label, items, inLine = false }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepCurrentInView(list.current) : undefined), [])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={cx(styles.list, inLine ? styles.line : styles.rows)}>
        {items.map((item, index) =>
          'divider' in item ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no identity but its index
            <li key={index} className={styles.divider} aria-hidden="true" />
          ) : (
            <li key={item.href}>
              <a className={styles.link} href={item.href} aria-current={item.current ? 'page' : undefined} data-button-theme={item.theme}>
                {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
                <span className={styles.label}>{item.label}</span>
                <span className={styles.chevron}>
                  <ChevronRightIcon size={20} />
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
