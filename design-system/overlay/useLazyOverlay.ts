import { type ComponentType, useEffect } from 'react'
import type { LazyComponent } from '../lazy/lazyComponent.ts'
import { preloadSoon } from '../lazy/preloadSoon.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

/**
 * The panel of an overlay once it has opened, otherwise null. Preloads while the page is idle, so that the first opening does not wait. If
 * loading fails, `close` is called, so that the control can be pressed again; without `close`, loading is retried.
 */
export function useLazyOverlay<Props>(panel: LazyComponent<Props>, open: boolean, close?: () => void): ComponentType<Props> | null {
  useEffect(() => {
    if (!panel.loaded()) preloadSoon(panel.preload)
  }, [panel])
  return useLazyComponent(panel, open, close)
}
