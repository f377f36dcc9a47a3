import { type FocusEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { chunk, useChunk } from '../chunk.ts'
import * as css from './Tooltip.css.ts'

/** Ms that a pointer rests before the tip comes: a pointer passing by asks for nothing. */
const rest = 400

export type TooltipProps = {
  /** It adds to the control's own name and never replaces it; nothing that a touch screen cannot do without. */
  text: string
  /** The control, which has a name of its own: spread what it is given on a Button or an IconButton. */
  children: (description: { 'aria-describedby': string }) => ReactNode
  side?: 'top' | 'bottom'
}

export type TooltipPanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  control: RefObject<HTMLElement | null>
  text: string
  side: 'top' | 'bottom'
}

const panel = chunk<TooltipPanelProps>(async () => (await import('./TooltipPanel.tsx')).TooltipPanel)

/** A few words more about a control, while it is pointed at or focused. Read aloud with the control, whether they are in sight or not. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLSpanElement>(null)
  const waiting = useRef<number>(undefined)
  const pressed = useRef(false)
  const [near, setNear] = useState(false)
  const [open, setOpen] = useState(false)
  const Panel = useChunk(panel, near)

  const change = (next: boolean) => {
    window.clearTimeout(waiting.current)
    setOpen(next)
  }
  useEffect(() => () => window.clearTimeout(waiting.current), [])

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    // A finger that presses a control asks for the control.
    if (pointerType === 'touch') return
    setNear(true)
    waiting.current = window.setTimeout(() => setOpen(true), rest)
  }
  const onFocus = ({ target }: FocusEvent) => {
    setNear(true)
    // A press is no call for help, even where the browser shows its focus.
    if (!pressed.current && target.matches(':focus-visible')) change(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what its control does and offers nothing itself
    <span
      ref={control}
      className={css.root}
      onPointerEnter={onPointerEnter}
      // An open tip closes by itself once the pointer has left it as well.
      onPointerLeave={() => window.clearTimeout(waiting.current)}
      onPointerDown={() => {
        pressed.current = true
        change(false)
      }}
      onPointerUp={() => {
        pressed.current = false
      }}
      onFocus={onFocus}
      onBlur={() => change(false)}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} hidden>
        {text}
      </span>
      {Panel ? <Panel open={open} onOpenChange={change} control={control} text={text} side={side} /> : null}
    </span>
  )
}
