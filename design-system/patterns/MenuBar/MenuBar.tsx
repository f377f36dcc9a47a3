import type { ReactNode } from 'react'
import * as css from './MenuBar.css.ts'

export interface MenuBarItem {
  href: string
  label: string
  current?: boolean
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
    <nav className={css.bar} aria-label={label}>
      <MenuBarList items={items} className={css.fullList} />
    </nav>
  ) : (
    // One landmark: two would repeat the same name.
    <nav className={css.barWithLogo} aria-label={label}>
      <MenuBarList items={items.slice(0, itemsBeforeLogo)} className={css.listBeforeLogo} />
      <div className={css.logo}>{logo}</div>
      <MenuBarList items={items.slice(itemsBeforeLogo)} className={css.listAfterLogo} />
    </nav>
  )

interface MenuBarListProps {
  items: readonly MenuBarItem[]
  className: string
}

const MenuBarList = ({ items, className }: MenuBarListProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item.href} className={css.item}>
        <a className={css.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </a>
      </li>
    ))}
  </ul>
)
