import type { ReactNode } from 'react'
import * as styles from './MenuBar.css.ts'
import { type MenuBarItem, MenuBarList } from './MenuBarList.tsx'

export interface MenuBarProps {
  /** Accessible name of the landmark. */
  label: string
  /** The most important first: on a narrow screen the last ones are hidden. */
  items: readonly MenuBarItem[]
  /** Centred between the items. Below lg only the logo is shown. */
  logo?: ReactNode
  /**
   * Number of items before the logo.
   * @default 4
   */
  itemsBeforeLogo?: number
}

const itemsThatFit = { md: 5, lg: 5, xl: 6, xxl: 8 }
const itemsThatFitPerSide = { md: 2, lg: 2, xl: 3, xxl: 4 }

/**
 * The main navigation in one line, from lg. Shows five items, six from xl and eight from xxl; around a logo one to four on each side, as
 * the bar is wide. The vertical menu contains all items.
 */
export function MenuBar({ label, items, logo, itemsBeforeLogo = 4 }: MenuBarProps) {
  if (logo === undefined)
    return (
      <nav className={styles.bar} aria-label={label}>
        <MenuBarList items={items} className={styles.list} room={itemsThatFit} />
      </nav>
    )
  return (
    // One landmark: two would have the same name.
    <nav className={styles.barWithLogo} aria-label={label}>
      <MenuBarList items={items.slice(0, itemsBeforeLogo)} className={styles.listBeforeLogo} room={itemsThatFitPerSide} />
      <div className={styles.logo}>{logo}</div>
      <MenuBarList items={items.slice(itemsBeforeLogo)} className={styles.listAfterLogo} room={itemsThatFitPerSide} />
    </nav>
  )
}
