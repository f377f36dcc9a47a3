import type { Breakpoint } from '@casino/tokens/breakpoints'
import { cx } from 'class-variance-authority'
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

interface MenuBarListProps {
  items: readonly MenuBarItem[]
  className: string
}

/** The entries of a menu bar, or those of one side of its logo. */
export const MenuBarList = ({ items, className }: MenuBarListProps) => (
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
