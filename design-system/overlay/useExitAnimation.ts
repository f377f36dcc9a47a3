import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether to render an overlay: while it is open, and until its exit animation has ended. Radix's `Presence` does this for popups, but it
 * also reads the animation's name on opening, which computes the page's styles again (a tenth of the time to open a dialog).
 */
export function useExitAnimation(open: boolean, element: RefObject<Element | null>): boolean {
  const [isRendered, setIsRendered] = useState(open)
  if (open && !isRendered) setIsRendered(true)
  useLayoutEffect(() => {
    if (open) return
    let isLatest = true
    const animations = element.current?.getAnimations() ?? []
    if (animations.length === 0) setIsRendered(false)
    // Also when an animation is cancelled, as by opening again, which is reported late.
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isLatest && setIsRendered(false))
    return () => {
      isLatest = false
    }
  }, [open, element])
  return open || isRendered
}
