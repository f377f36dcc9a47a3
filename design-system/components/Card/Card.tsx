import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  /** Heading at the top, 18 px at every level; without it the card is not in the page outline. */
  title?: string
  /** Level of the title in the page outline; 2 by default. */
  headingLevel?: HeadingLevel
  /** Actions, at the bottom. */
  footer?: ReactNode
  /** Content between the title and the footer. */
  children?: ReactNode
}

/** A framed section with an optional title and footer. */
export function Card({ title, headingLevel = 2, footer, children }: CardProps) {
  return (
    <div className={styles.card}>
      {title ? (
        <Heading level={headingLevel} size={18}>
          {title}
        </Heading>
      ) : null}
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  )
}
