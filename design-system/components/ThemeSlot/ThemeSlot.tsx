import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import type { ReactNode } from 'react'
import * as styles from './ThemeSlot.css.ts'

const slots = { label: styles.label, loading: styles.loading, iconStart: styles.iconStart, iconEnd: styles.iconEnd }

export interface ThemeSlotProps {
  /** Button content that a server theme varies by breakpoint. */
  slot: keyof typeof slots
  /** Values by breakpoint. Each applies from its breakpoint up. */
  values: Readonly<Partial<Record<Breakpoint, ReactNode>>>
}

/**
 * Content of a themed button that differs by breakpoint. All values are in the document; the theme's media queries show one and hide the
 * others. No script and no render at a breakpoint.
 */
export function ThemeSlot({ slot, values }: ThemeSlotProps) {
  return breakpointNames.map((from) =>
    values[from] == null ? null : (
      <span key={from} className={slots[slot][from]}>
        {values[from]}
      </span>
    ),
  )
}
