import type { ReactNode } from 'react'
import * as css from './TopStrip.css.ts'

export interface TopStripProps {
  /** Accessible name of the landmark. */
  label: string
  /** `TopStripItem`s and a `TopStripMark`. */
  start: ReactNode
  end: ReactNode
}

/** The slim sticky strip above the header of every page. */
export const TopStrip = ({ label, start, end }: TopStripProps) => (
  <section className={css.strip} aria-label={label}>
    <div className={css.inner}>
      <div className={css.group}>{start}</div>
      <div className={css.group}>{end}</div>
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
  <span className={hideOnSmall === 'item' ? `${css.item} ${css.fromMd}` : css.item}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className={hideOnSmall === 'label' ? css.labelFromSm : undefined}>{label}</span>
        <span className={css.value}>{children}</span>
      </>
    )}
  </span>
)

interface TopStripMarkProps {
  children: ReactNode
}

/** A short outlined mark, such as an age limit. */
export const TopStripMark = ({ children }: TopStripMarkProps) => <span className={css.mark}>{children}</span>
