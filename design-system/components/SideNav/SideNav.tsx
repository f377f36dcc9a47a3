import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRight.tsx'
import * as styles from './SideNav.css.ts'

export type SideNavItem =
  | {
      href: string
      label: ReactNode
      icon?: ReactNode
      current?: boolean
      /** Name of a server-configured button theme, for an entry that triggers an action. */
      theme?: string
    }
  | { divider: true }

export interface SideNavProps {
  /** Accessible name of the navigation landmark; not shown. */
  label: string
  /** Links and dividers, from top to bottom. The current one is announced as the current page. */
  items: readonly SideNavItem[]
  /** Below lg one line that scrolls sideways, in place of the rows: above the content of a page. */
  inLine?: boolean
}

/** Section navigation: a column from lg, a list of full-width rows or a line below. */
export function SideNav({ label, items, inLine = false }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepCurrentInView(list.current) : undefined), [])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={cx(styles.list, inLine ? styles.line : styles.rows)}>
        {items.map((item, index) =>
          'divider' in item ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no identity but its index
            <li key={index} className={styles.divider} aria-hidden="true" />
          ) : (
            <li key={item.href}>
              <a className={styles.link} href={item.href} aria-current={item.current ? 'page' : undefined} data-button-theme={item.theme}>
                {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
                <span className={styles.label}>{item.label}</span>
                <span className={styles.chevron}>
                  <ChevronRightIcon size={20} />
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** Begins a line with its current entry in view, after a phone is turned too, and marks the ends where more can be scrolled to. */
function keepCurrentInView(list: HTMLElement): () => void {
  const markMore = () => {
    const hidden = list.scrollWidth - list.clientWidth - list.scrollLeft
    // scroll positions can be fractions of a pixel
    list.dataset.more = `${list.scrollLeft >= 1 ? 'start' : ''} ${hidden >= 1 ? 'end' : ''}`.trim()
  }
  const showCurrent = () => {
    const current = list.querySelector<HTMLElement>('[aria-current]')
    if (current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
    markMore()
  }
  showCurrent()
  void document.fonts.ready.then(showCurrent) // the entries have other widths before
  list.addEventListener('scroll', markMore, { passive: true })
  window.addEventListener('resize', showCurrent)
  return () => {
    list.removeEventListener('scroll', markMore)
    window.removeEventListener('resize', showCurrent)
  }
}
