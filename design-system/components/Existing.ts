import { type Ref, type RefObject, useImperativeHandle } from 'react'

type ExistingProps = {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/**
 * Lets a Radix trigger (`asChild`) take an element that is on the page already. The control stays where the server drew it and keeps its
 * focus; only the panel comes with the chunk.
 */
export function Existing({ element, ref }: ExistingProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
