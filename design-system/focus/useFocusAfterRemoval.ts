import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref of an element that holds a control, such as a retry button. When the element unmounts with the focus in it, and nothing else takes
 * the focus, the closest focusable ancestor gets it, or the main content. Otherwise the next key would start at the top of the page.
 */
export function useFocusAfterRemoval(): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = region.current
    const around = element?.parentElement?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (!element?.contains(document.activeElement)) return
      // after the effects of what stands in its place, which may have a better place for the focus
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const target = around?.isConnected ? around : document.querySelector('main')
        target?.focus({ preventScroll: true })
      })
    }
  }, [])
  return region
}
