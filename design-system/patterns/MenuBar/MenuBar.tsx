import * as css from './MenuBar.css.ts'

export type MenuBarItem = { href: string; label: string; current?: boolean }
export type MenuBarProps = { label: string; items: readonly MenuBarItem[] }

/** The main sections in one line, from lg: five entries, six from xl, eight from xxl. */
export const MenuBar = ({ label, items }: MenuBarProps) => (
  <nav className={css.bar} aria-label={label}>
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.href} className={css.item}>
          <a className={css.link} href={item.href} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
