import * as styles from './MenuBar.css.ts'
import { type MenuBarItem, MenuBarList } from './MenuBarList.tsx'

export interface MenuBarProps {
  label: string
  items: readonly MenuBarItem[]
}

/** Main navigation in one line from lg: five entries, six from xl, eight from xxl. */
export const MenuBar = ({ label, items }: MenuBarProps) => (
  <nav className={styles.bar} aria-label={label}>
    <MenuBarList items={items} className={styles.fullList} />
  </nav>
)
