import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Ref of an element that holds a control, as one that tries again. When it goes with the focus in it and nothing takes the focus, the part of
 * the page around it that can be focused does, at last the main content: else the next key would begin at the top of the page.
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
