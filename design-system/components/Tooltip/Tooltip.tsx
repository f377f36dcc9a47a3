import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from '../../lazy/lazyComponent.ts'
import { useBackgroundComponent } from '../../lazy/useLazyComponent.ts'
import * as styles from './Tooltip.css.ts'
import type { TooltipPanelProps } from './TooltipPanel.tsx'

/** Hover delay in ms before the tooltip opens, so that a passing pointer does not open it. */
const openDelay = 400

export interface TooltipProps {
  /** Supplements the control's accessible name, never replaces it. Not for text that touch users need. */
  text: string
  /** Renders the control, with its own accessible name. Spread the argument on a Button or an IconButton. */
  children: (description: { 'aria-describedby': string }) => ReactNode
  /** Side of the control; `top` by default. Flips where there is no space. */
  side?: 'top' | 'bottom'
}

const lazyPanel = lazyComponent<TooltipPanelProps>(async () => (await import('./TooltipPanel.tsx')).TooltipPanel)

/** Short description of a control, shown on hover and focus. Always part of the control's accessible description. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLSpanElement>(null)
  const openTimer = useRef<number>(undefined)
  const pressed = useRef(false)
  const windowLeft = useRef(false)
  const [requested, setRequested] = useState(false)
  const [open, setOpen] = useState(false)
  const Panel = useBackgroundComponent(lazyPanel, requested)

  const changeOpen = (next: boolean) => {
    window.clearTimeout(openTimer.current)
    setOpen(next)
  }
  useEffect(() => () => window.clearTimeout(openTimer.current), [])

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    // A touch activates the control and opens no tooltip.
    if (pointerType === 'touch') return
    setRequested(true)
    window.clearTimeout(openTimer.current) // the pointer enters again where the control below it is replaced
    openTimer.current = window.setTimeout(() => setOpen(true), openDelay)
  }
  const onFocus = ({ target }: FocusEvent) => {
    // Focus that returns with the window opens nothing: Escape or leaving the window closed the tooltip.
    const returned = windowLeft.current
    windowLeft.current = false
    if (returned) return
    setRequested(true)
    // A press opens no tooltip, even where it matches `:focus-visible`.
    if (!pressed.current && target.matches(':focus-visible')) changeOpen(true)
  }
  const onBlur = ({ target }: FocusEvent) => {
    windowLeft.current = document.activeElement === target
    changeOpen(false)
  }
  // The panel listens for Escape once it is mounted, but it may still be loading.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') changeOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of its control
    <span
      ref={control}
      className={styles.root}
      onPointerEnter={onPointerEnter}
      // Radix closes an open tooltip once the pointer has left control and tooltip.
      onPointerLeave={() => window.clearTimeout(openTimer.current)}
      onPointerDown={() => {
        pressed.current = true
        changeOpen(false)
      }}
      onPointerUp={() => {
        pressed.current = false
      }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {Panel ? <Panel open={open} onOpenChange={changeOpen} control={control} text={text} side={side} /> : null}
    </span>
  )
}
