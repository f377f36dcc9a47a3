import { type Breakpoint, breakpointNames } from '@casino/tokens/breakpoints'
import type { ReactNode } from 'react'
import { iconEnd, iconStart, label, loading } from './ThemeSlot.css.ts'

const slots = { label, loading, iconStart, iconEnd }

export interface ThemeSlotProps {
  /** Which content of a button a server theme changes from one screen size to the next. */
  slot: keyof typeof slots
  /** The values, each from its size up. */
  steps: Readonly<Partial<Record<Breakpoint, ReactNode>>>
}

/**
 * Contents of a themed button that differ by screen size: all stand in the page, the theme's own media blocks show one, and the others are
 * `display: none` and so not read either. No script at a breakpoint, and no second render.
 */
export function ThemeSlot({ slot, steps }: ThemeSlotProps) {
  return breakpointNames.map((from) =>
    steps[from] == null ? null : (
      <span key={from} className={slots[slot][from]}>
        {steps[from]}
      </span>
    ),
  )
}
