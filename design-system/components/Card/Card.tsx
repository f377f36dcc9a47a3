import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as css from './Card.css.ts'

export interface CardProps {
  title?: string
  /** Level of the title in the page outline; 2 by default. */
  headingLevel?: HeadingLevel
  /** Actions, at the bottom. */
  footer?: ReactNode
  children?: ReactNode
}

/** A framed section with an optional title and footer. */
export function Card({ title, headingLevel = 2, footer, children }: CardProps) {
  return (
    <div className={css.card}>
      {title ? (
        <Heading level={headingLevel} size={18}>
          {title}
        </Heading>
      ) : null}
      <div className={css.body}>{children}</div>
      {footer ? <div className={css.footer}>{footer}</div> : null}
    </div>
  )
}
