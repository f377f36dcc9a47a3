import type { ReactNode } from 'react'
import { type VariantProps, variants } from '../variants.ts'
import * as css from './Badge.css.ts'

const badge = variants(css.badge, { variants: { tone: css.tone } })

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>

export interface BadgeProps {
  /** `live` is the ink pill with a red dot for a table that is being dealt. */
  tone: BadgeTone
  children?: ReactNode
}

/** A word about the thing it stands on. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {tone === 'live' ? <span className={css.dot} /> : null}
      {children}
    </span>
  )
}
