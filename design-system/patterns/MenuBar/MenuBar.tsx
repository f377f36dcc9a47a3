import type { Breakpoint } from '@casino/tokens/breakpoints'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { hiddenAt } from '../../styling/hiddenAt.css.ts'
import * as styles from './MenuBar.css.ts'

export interface MenuBarItem {
  href: string
  label: string
  current?: boolean
  newTab?: boolean
  /** Screen sizes that do not show the item; the next one takes its place. */
  hiddenAt?: readonly Breakpoint[]
}
export interface MenuBarProps {
  label: string
  items: readonly MenuBarItem[]
  /** Centred in the bar; shown alone below lg. */
  logo?: ReactNode
  /** Number of entries before the logo. */
  itemsBeforeLogo?: number
}

/** Main navigation in one line from lg: five entries, six from xl, eight from xxl; around a logo two, three or four per side. */
export const MenuBar = ({ label, items, logo, itemsBeforeLogo = 4 }: MenuBarProps) =>
  logo == null ? (
    <nav className={styles.bar} aria-label={label}>
      <MenuBarList items={items} className={styles.fullList} />
    </nav>
  ) : (
    // One landmark: two would repeat the same name.
    <nav className={styles.barWithLogo} aria-label={label}>
      <MenuBarList items={items.slice(0, itemsBeforeLogo)} className={styles.listBeforeLogo} />
      <div className={styles.logo}>{logo}</div>
      <MenuBarList items={items.slice(itemsBeforeLogo)} className={styles.listAfterLogo} />
    </nav>
  )

interface MenuBarListProps {
  items: readonly MenuBarItem[]
  className: string
}

const MenuBarList = ({ items, className }: MenuBarListProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li
        key={item.href}
        className={cx(
          styles.item,
          item.hiddenAt?.map((size) => hiddenAt[size]),
        )}
      >
        <a
          className={styles.link}
          href={item.href}
          target={item.newTab ? '_blank' : undefined}
          rel={item.newTab ? 'noopener noreferrer' : undefined}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
        </a>
      </li>
    ))}
  </ul>
)
