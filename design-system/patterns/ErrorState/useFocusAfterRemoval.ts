import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref of an element that holds a control, as one that tries again. When it goes with the focus in it and nothing takes the focus, the page's
 * main content does: else the next key would begin at the top of the page.
 */
export function useFocusAfterRemoval(): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = region.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // after the effects of what stands in its place, which may have a better place for the focus
      setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      })
    }
  }, [])
  return region
}
