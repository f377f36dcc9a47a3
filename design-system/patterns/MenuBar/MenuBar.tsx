import * as styles from './MenuBar.css.ts'
import { type MenuBarItem, MenuBarList } from './MenuBarList.tsx'

export interface MenuBarProps {
  /** Accessible name of the landmark. */
  label: string
  /** In order of importance: the last ones are hidden first where the line is short. */
  items: readonly MenuBarItem[]
}

const room = { md: 5, lg: 5, xl: 6, xxl: 8 }

/** Main navigation in one line from lg: five entries, six from xl, eight from xxl. The vertical menu contains all. */
export const MenuBar = ({ label, items }: MenuBarProps) => (
  <nav className={styles.bar} aria-label={label}>
    <MenuBarList items={items} className={styles.list} room={room} />
  </nav>
)
