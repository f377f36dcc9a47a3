import type { Breakpoint } from '@casino/tokens/breakpoints'
import { cx } from 'class-variance-authority'
import { hiddenAt } from '../../styling/hiddenAt.css.ts'
import * as styles from './MenuBar.css.ts'

export interface MenuBarItem {
  href: string
  label: string
  current?: boolean
  newTab?: boolean
  /** Screen sizes that do not show the item. The next item takes its place. */
  hiddenAt?: readonly Breakpoint[]
}

/** How many items a list shows at each screen size. A tablet as wide as lg counts as `md`. Narrower screens have no bar. */
interface Room {
  md: number
  lg: number
  xl: number
  xxl: number
}

interface MenuBarListProps {
  items: readonly MenuBarItem[]
  room: Room
  className: string
}

/** The items of a menu bar, or of one side of its logo. CSS hides the items for which there is no room. */
export const MenuBarList = ({ items, room, className }: MenuBarListProps) => {
  const hiddenSizes = sizesWithoutRoom(items, room)
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li
          key={item.href}
          className={cx(
            styles.item,
            hiddenSizes[index]?.map((size) => hiddenAt[size]),
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
}

/** For each item, the screen sizes that hide it: by its own setting, or because the items before it take all the room. */
function sizesWithoutRoom(items: readonly MenuBarItem[], room: Room): Breakpoint[][] {
  const left = { ...room }
  return items.map((item) => {
    const hidden = [...(item.hiddenAt ?? [])]
    for (const size of ['md', 'lg', 'xl', 'xxl'] as const) {
      if (hidden.includes(size)) continue
      left[size] -= 1
      if (left[size] < 0) hidden.push(size)
    }
    return hidden
  })
}
