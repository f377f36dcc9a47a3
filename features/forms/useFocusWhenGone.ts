import { type RefObject, useEffect, useRef } from 'react'

/** Ref of the element that takes the focus when a control that had it is gone: `present` became false and the focus fell to the page. */
export function useFocusWhenGone<Target extends HTMLElement>(present: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const wasPresent = useRef(present)
  useEffect(() => {
    if (wasPresent.current && !present && document.activeElement === document.body) target.current?.focus()
    wasPresent.current = present
  }, [present])
  return target
}
