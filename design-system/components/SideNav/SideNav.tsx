import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
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
}

/** Section navigation: a column from lg, a list of full-width rows below. */
export const SideNav = ({ label, items }: SideNavProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
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
