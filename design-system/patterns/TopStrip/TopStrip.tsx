import type { ReactNode } from 'react'
import * as styles from './TopStrip.css.ts'

export interface TopStripProps {
  /** Accessible name of the landmark. */
  label: string
  /** `TopStripItem`s and a `TopStripMark`. */
  start: ReactNode
  end: ReactNode
}

/** The slim sticky strip above the header of every page. */
export const TopStrip = ({ label, start, end }: TopStripProps) => (
  <section className={styles.strip} aria-label={label}>
    <div className={styles.inner}>
      <div className={styles.group}>{start}</div>
      <div className={styles.group}>{end}</div>
    </div>
  </section>
)

export interface TopStripItemProps {
  /** A plain `<a>`, or a value such as a clock. */
  children: ReactNode
  /** Label before a value: the children are then set in bold, tabular figures. */
  label?: string
  /** Hides the item below md (`item`), or only its label below sm (`label`). */
  hideOnSmall?: 'item' | 'label'
}

/** One link or one labelled value in the strip. */
export const TopStripItem = ({ children, label, hideOnSmall }: TopStripItemProps) => (
  <span className={hideOnSmall === 'item' ? `${styles.item} ${styles.fromMd}` : styles.item}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className={hideOnSmall === 'label' ? styles.labelFromSm : undefined}>{label}</span>
        <span className={styles.value}>{children}</span>
      </>
    )}
  </span>
)

interface TopStripMarkProps {
  children: ReactNode
}

/** A short outlined mark, such as an age limit. */
export const TopStripMark = ({ children }: TopStripMarkProps) => <span className={styles.mark}>{children}</span>
