import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './TopStrip.css.ts'

export interface TopStripProps {
  /** Accessible name of the landmark. */
  label: string
  /** `TopStripItem`s and a `TopStripMark`. */
  start: ReactNode
  /** `TopStripItem`s at the other end. */
  end: ReactNode
}

/** The slim sticky strip above the header of every page. */
export const TopStrip = ({ label, start, end }: TopStripProps) => (
  <section className={styles.strip} aria-label={label}>
    <div className={styles.inner}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </div>
  </section>
)

export interface TopStripItemProps {
  /** A plain `<a>`, or a value such as a clock. */
  children: ReactNode
  /** Label before a value, which is then set in bold tabular figures. */
  label?: ReactNode
  /** Hides the item below md. */
  hideOnSmall?: boolean
}

/** One link or one labelled value in the strip. */
export const TopStripItem = ({ children, label, hideOnSmall }: TopStripItemProps) => (
  <span className={cx(styles.item, hideOnSmall && styles.fromMd)}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{children}</span>
      </>
    )}
  </span>
)

interface TopStripTextProps {
  children: string
  /** What phones show instead; empty for nothing. */
  short: string
}

/** A text that is shorter on phones, so that the strip stays one line. */
export const TopStripText = ({ children, short }: TopStripTextProps) => (
  <>
    <span className={styles.wide}>{children}</span>
    {short !== '' && <span className={styles.short}>{short}</span>}
  </>
)

interface TopStripMarkProps {
  children: ReactNode
}

/** A short outlined mark, such as an age limit. */
export const TopStripMark = ({ children }: TopStripMarkProps) => <span className={styles.mark}>{children}</span>
