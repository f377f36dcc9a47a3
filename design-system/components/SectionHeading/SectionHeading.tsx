import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './SectionHeading.css.ts'

export interface SectionHeadingProps {
  /** What the section contains. */
  title: string
  /** URL of the full list. */
  moreHref?: string
  /** Text of the link to the full list; shown only with `moreHref`. */
  moreText?: string
  /** Controls of the section, at the end of the line. */
  children?: ReactNode
}

/** Heading of a section, with a link to the full list: beside it from md, at the end of its line on phones. */
export const SectionHeading = ({ title, moreHref, moreText, children }: SectionHeadingProps) => (
  <div className={styles.line}>
    <Heading level={2} size={22}>
      {title}
    </Heading>
    {moreHref !== undefined && moreText ? (
      <div className={styles.more}>
        <Link standalone href={moreHref} tone="muted">
          {moreText}
        </Link>
      </div>
    ) : null}
    {children}
  </div>
)
