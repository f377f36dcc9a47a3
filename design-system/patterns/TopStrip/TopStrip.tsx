import type { ReactNode } from 'react'
import * as css from './TopStrip.css.ts'

export type TopStripProps = {
  /** Name of the strip as a landmark. */
  label: string
  /** `TopStripItem`s and a `TopStripMark`. */
  start: ReactNode
  end: ReactNode
}

/** The slim strip above everything that stays in sight on every page. */
export const TopStrip = ({ label, start, end }: TopStripProps) => (
  <section className={css.strip} aria-label={label}>
    <div className={css.inner}>
      <div className={css.group}>{start}</div>
      <div className={css.group}>{end}</div>
    </div>
  </section>
)

export type TopStripItemProps = {
  /** A plain `<a>`, or figures such as a clock. */
  children: ReactNode
  /** Words before figures: they turn the children into bold, tabular figures. */
  label?: string
  /** Phones have no room for this item (`item`), or only for its figures (`label`). */
  lesser?: 'item' | 'label'
}

/** One link or one reading in the strip. */
export const TopStripItem = ({ children, label, lesser }: TopStripItemProps) => (
  <span className={lesser === 'item' ? `${css.item} ${css.lesser}` : css.item}>
    {label === undefined ? (
      children
    ) : (
      <>
        <span className={lesser === 'label' ? css.lesserLabel : undefined}>{label}</span>
        <span className={css.figures}>{children}</span>
      </>
    )}
  </span>
)

/** A mark of few characters in an outline, such as an age limit. */
export const TopStripMark = ({ children }: { children: ReactNode }) => <span className={css.mark}>{children}</span>
