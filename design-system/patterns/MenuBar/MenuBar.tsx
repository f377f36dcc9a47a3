import type { ReactNode } from 'react'
import * as css from './MenuBar.css.ts'

export type MenuBarItem = { href: string; label: string; current?: boolean }
export type MenuBarProps = {
  label: string
  items: readonly MenuBarItem[]
  /** Centred in the bar; shown alone below lg. */
  logo?: ReactNode
  /** Number of entries before the logo. */
  split?: number
}

/** Main navigation in one line from lg: five entries, six from xl, eight from xxl; around a logo two, three or four per side. */
export const MenuBar = ({ label, items, logo, split = 4 }: MenuBarProps) =>
  logo == null ? (
    <nav className={css.bar} aria-label={label}>
      <Entries items={items} look={css.whole} />
    </nav>
  ) : (
    // One landmark: two would repeat the same name.
    <nav className={css.about} aria-label={label}>
      <Entries items={items.slice(0, split)} look={css.before} />
      <div className={css.middle}>{logo}</div>
      <Entries items={items.slice(split)} look={css.after} />
    </nav>
  )

const Entries = ({ items, look }: { items: readonly MenuBarItem[]; look: string }) => (
  <ul className={look}>
    {items.map((item) => (
      <li key={item.href} className={css.item}>
        <a className={css.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </a>
      </li>
    ))}
  </ul>
)
