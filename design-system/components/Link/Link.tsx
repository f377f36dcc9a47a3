import type { ReactNode } from 'react'
import { ExternalIcon } from '../../icons/External.tsx'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Link.css.ts'

const link = memoizedCva(styles.link, {
  variants: { tone: styles.tone, standalone: { true: styles.standalone } },
  defaultVariants: { tone: 'default' },
})

export type LinkTone = NonNullable<VariantProps<typeof link>['tone']>

export interface LinkProps {
  /** A path of the site, a full URL, or `#` and the id of a target on the page. */
  href: string
  /**
   * `default` is underlined; `muted` and `quiet` are for lists of links.
   * @default default
   */
  tone?: LinkTone
  /** For a link outside a sentence: gives it a touch target of 44 px. Nothing moves. */
  standalone?: boolean
  /** Opens a new tab. Adds an arrow icon and `rel="noopener noreferrer"`. */
  newTab?: boolean
  /** Links to the current page. */
  current?: boolean
  /** Accessible name instead of the text. It must contain the visible text, for voice control. */
  'aria-label'?: string
  /** Link text. It must name the target without its context. */
  children?: ReactNode
}

/** A plain anchor. The app intercepts clicks on internal paths and navigates on the client. */
export function Link({ href, tone, standalone, newTab, current, 'aria-label': label, children }: LinkProps) {
  return (
    <a
      className={link({ tone, standalone })}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
    >
      {children}
      {newTab ? (
        <span className={styles.newTabIcon}>
          <ExternalIcon size={16} />
        </span>
      ) : null}
    </a>
  )
}
