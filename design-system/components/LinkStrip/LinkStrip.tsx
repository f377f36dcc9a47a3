import { useEffect, useRef } from 'react'
import { keepCurrentInView } from '../../styling/keepCurrentInView.ts'
import * as styles from './LinkStrip.css.ts'

export interface LinkStripItem {
  /** Also the key. */
  href: string
  /** A letter or a short word. */
  text: string
  /** Accessible name, where the text alone says too little: "Spil, der begynder med A". */
  label?: string
  current?: boolean
}

export interface LinkStripProps {
  /** Accessible name of the navigation landmark; not shown. */
  label: string
  /** Links in reading order. The current one is marked and announced. */
  items: readonly LinkStripItem[]
}

/** Many short links, such as letters: one line that scrolls sideways on phones, lines that wrap from md. */
export function LinkStrip({ label, items }: LinkStripProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? keepCurrentInView(list.current) : undefined), [])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map(({ href, text, label: name, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-label={name} aria-current={current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
