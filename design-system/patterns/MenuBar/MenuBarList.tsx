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

/** Most entries of a list by screen size. A tablet at the width of lg counts as `md`; narrower screens have no bar. */
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

/** The entries of a menu bar, or those of one side of its logo. Those beyond its room are hidden by CSS. */
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

/** The screen sizes that do not show each item: its own, and those where the items before it take all the room. */
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
