import type { ReactNode } from 'react'
import { memoizedCva, type VariantProps } from '../../styling/memoizedCva.ts'
import * as styles from './Badge.css.ts'

const badge = memoizedCva(styles.badge, { variants: { tone: styles.tone } })

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>

export interface BadgeProps {
  /** `live` is a dark pill with a red dot, for a live table. */
  tone: BadgeTone
  /** The label. It must make sense without its colour. */
  children?: ReactNode
}

/** A short status label. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {tone === 'live' ? <span className={styles.dot} /> : null}
      {children}
    </span>
  )
}
