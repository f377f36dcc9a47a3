import { type ComponentType, useEffect } from 'react'
import { type LazyComponent, useLazyComponent } from '../lazy/lazyComponent.ts'
import { preloadSoon } from '../lazy/preloadSoon.ts'

/** The panel of an overlay once it has opened, else null. It is preloaded while the page is idle, so that the first opening does not wait. */
export function useLazyOverlay<Props>(panel: LazyComponent<Props>, open: boolean): ComponentType<Props> | null {
  useEffect(() => {
    if (!panel.loaded()) preloadSoon(panel.preload)
  }, [panel])
  return useLazyComponent(panel, open)
}
