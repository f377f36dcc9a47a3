import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an overlay is rendered: while it is open, and after that until the exit animation of the element has ended. Radix's `Presence`
 * does this for popups. It reads the animation's name in each opening too, which computes the styles of the page once more (measured: a tenth
 * of the time to open a dialog).
 */
export function useExitAnimation(open: boolean, element: RefObject<Element | null>): boolean {
  const [isRendered, setIsRendered] = useState(open)
  if (open && !isRendered) setIsRendered(true)
  useLayoutEffect(() => {
    if (open) return
    const animations = element.current?.getAnimations() ?? []
    if (animations.length === 0) setIsRendered(false)
    // also when one is cancelled; that of an overlay that opens again meanwhile changes nothing
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => setIsRendered(false))
  }, [open, element])
  return open || isRendered
}
