import type { ReactNode } from 'react'
import type { MenuBarProps } from './MenuBar.tsx'
import * as styles from './MenuBarAroundLogo.css.ts'
import { MenuBarList } from './MenuBarList.tsx'

export interface MenuBarAroundLogoProps extends MenuBarProps {
  /** Centred in the bar; shown alone below lg. */
  logo: ReactNode
  /** Number of entries before the logo. */
  itemsBeforeLogo?: number
}

/** Of each side. */
const room = { md: 2, lg: 2, xl: 3, xxl: 4 }

/** Main navigation in one line from lg, around a logo: two, three or four entries per side. */
export const MenuBarAroundLogo = ({ label, items, logo, itemsBeforeLogo = 4 }: MenuBarAroundLogoProps) => (
  // One landmark: two would repeat the same name.
  <nav className={styles.bar} aria-label={label}>
    <MenuBarList items={items.slice(0, itemsBeforeLogo)} className={styles.listBeforeLogo} room={room} />
    <div className={styles.logo}>{logo}</div>
    <MenuBarList items={items.slice(itemsBeforeLogo)} className={styles.listAfterLogo} room={room} />
  </nav>
)
