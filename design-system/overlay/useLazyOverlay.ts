import { type ComponentType, useEffect } from 'react'
import type { LazyComponent } from '../lazy/lazyComponent.ts'
import { preloadSoon } from '../lazy/preloadSoon.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

/**
 * The panel of an overlay once it has opened, else null. It is preloaded while the page is idle, so that the first opening does not wait.
 * `close` is called when it cannot be loaded, so that the control that opened it can be pressed again; without it loading is repeated.
 */
export function useLazyOverlay<Props>(panel: LazyComponent<Props>, open: boolean, close?: () => void): ComponentType<Props> | null {
  useEffect(() => {
    if (!panel.loaded()) preloadSoon(panel.preload)
  }, [panel])
  return useLazyComponent(panel, open, close)
}
