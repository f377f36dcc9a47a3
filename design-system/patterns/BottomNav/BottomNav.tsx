import type { ReactNode } from 'react'
import * as css from './BottomNav.css.ts'

export interface BottomNavItem {
  label: string
  /** Without it the item is a button whose `onClick` opens a dialog. */
  href?: string
  icon: ReactNode
  current?: boolean
  expanded?: boolean
  onClick?: () => void
}

export interface BottomNavProps {
  label: string
  items: readonly BottomNavItem[]
}

/** The tab bar of phones and small tablets, below md. */
export const BottomNav = ({ label, items }: BottomNavProps) => (
  <nav className={css.bar} aria-label={label} data-bottom-bar="">
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.label} className={css.item}>
          {item.href === undefined ? (
            <button
              type="button"
              className={css.target}
              aria-haspopup="dialog"
              aria-expanded={item.expanded ?? false}
              onClick={item.onClick}
            >
              {item.icon}
              <span className={css.label}>{item.label}</span>
            </button>
          ) : (
            <a className={css.target} href={item.href} aria-current={item.current ? 'page' : undefined} onClick={item.onClick}>
              {item.icon}
              <span className={css.label}>{item.label}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
