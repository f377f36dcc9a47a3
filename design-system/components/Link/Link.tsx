import type { ReactNode } from 'react'
import { ExternalIcon } from '../../icons/External.tsx'
import { type VariantProps, variants } from '../variants.ts'
import * as css from './Link.css.ts'

const link = variants(css.link, { variants: { tone: css.tone }, defaultVariants: { tone: 'default' } })

export type LinkTone = NonNullable<VariantProps<typeof link>['tone']>

export interface LinkProps {
  href: string
  /** `default` is underlined; `muted` and `quiet` are for lists of links, where the place says what they are. */
  tone?: LinkTone
  /** Opens a new tab, shown by an arrow; the page there cannot reach this one. */
  newTab?: boolean
  /** This is the page the player is on. */
  current?: boolean
  'aria-label'?: string
  children?: ReactNode
}

/** A link. A plain anchor: the app turns clicks on own paths into navigation without a reload. */
export function Link({ href, tone, newTab, current, 'aria-label': label, children }: LinkProps) {
  return (
    <a
      className={link({ tone })}
      href={href}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
    >
      {children}
      {newTab ? (
        <span className={css.mark}>
          <ExternalIcon size={16} />
        </span>
      ) : null}
    </a>
  )
}
