import type { Breakpoint } from '@casino/tokens/breakpoints'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { hiddenAt } from '../../styling/hiddenAt.css.ts'
import * as styles from './BottomNav.css.ts'

export interface BottomNavItem {
  label: string
  /** URL. Without it the item is a button, and `onClick` opens a dialog. */
  href?: string
  icon: ReactNode
  current?: boolean
  newTab?: boolean
  /** Screen sizes that do not show the item. */
  hiddenAt?: readonly Breakpoint[]
  expanded?: boolean
  onClick?: () => void
}

export interface BottomNavProps {
  /** Accessible name of the landmark. */
  label: string
  /** Items from start to end, in equal widths. Three to five fit on a phone. */
  items: readonly BottomNavItem[]
}

/** The tab bar of phones and small tablets, below md. */
export const BottomNav = ({ label, items }: BottomNavProps) => (
  <nav className={styles.bar} aria-label={label} data-bottom-bar="">
    <ul className={styles.list}>
      {items.map((item) => (
        <li
          key={item.label}
          className={cx(
            styles.item,
            item.hiddenAt?.map((size) => hiddenAt[size]),
          )}
        >
          {item.href === undefined ? (
            <button
              type="button"
              className={styles.target}
              aria-haspopup="dialog"
              aria-expanded={item.expanded ?? false}
              onClick={item.onClick}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
            </button>
          ) : (
            <a
              className={styles.target}
              href={item.href}
              target={item.newTab ? '_blank' : undefined}
              rel={item.newTab ? 'noopener noreferrer' : undefined}
              aria-current={item.current ? 'page' : undefined}
              onClick={item.onClick}
            >
              {item.icon}
              <span className={styles.label}>{item.label}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
