import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface ExistingTriggerProps {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/**
 * Gives a Radix trigger (`asChild`) an element that is already in the document. The server-rendered control is not re-mounted and keeps its
 * focus; only the panel is loaded lazily.
 */
export function ExistingTrigger({ element, ref }: ExistingTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
