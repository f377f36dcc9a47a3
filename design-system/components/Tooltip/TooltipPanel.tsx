// Radix Tooltip: positioning, Escape, closing on scroll, hoverable content.
import { cx } from 'class-variance-authority'
import { Tooltip } from 'radix-ui'
import type { RefObject } from 'react'
import { ExistingTrigger } from '../../overlay/ExistingTrigger.ts'
import { floating } from '../../overlay/floating.css.ts'
import * as overlay from '../../overlay/overlay.css.ts'
import * as styles from './Tooltip.css.ts'

export interface TooltipPanelProps {
  /** Controlled by the events of the control. */
  open: boolean
  /** Called with false on Escape, on scroll and when the pointer leaves. */
  onOpenChange: (open: boolean) => void
  /** Wrapper of the control, to which the panel is positioned. */
  control: RefObject<HTMLElement | null>
  /** The visible text. The accessible description is a separate hidden element. */
  text: string
  /** Preferred side of the control. Flips where there is no space. */
  side: 'top' | 'bottom'
}

const tooltipClass = cx(overlay.surface, floating, styles.tooltip)

/** The Radix part of `Tooltip`, loaded on demand. */
export const TooltipPanel = ({ open, onOpenChange, control, text, side }: TooltipPanelProps) => (
  <Tooltip.Provider>
    <Tooltip.Root open={open} onOpenChange={onOpenChange}>
      <Tooltip.Trigger asChild>
        <ExistingTrigger element={control} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={tooltipClass} side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
)
