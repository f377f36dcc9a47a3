import { useEffect, useEffectEvent, useRef } from 'react'

/** The used part of the browser's `CloseWatcher`. TypeScript does not know it yet, and not every browser has it. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/** An open overlay. `close` is null while it cannot be dismissed. */
interface Layer {
  close: (() => void) | null
}

/** The open overlays; the topmost is last. */
const layers: Layer[] = []
let watcher: CloseWatcher | undefined

/**
 * Watches for the topmost overlay, unless it cannot be dismissed. There is one watcher at a time: the browser closes several together when
 * they were created without a press, such as those of overlays that open by themselves.
 */
function watchTopmost(): void {
  watcher?.destroy()
  watcher = undefined
  const topmost = layers.at(-1)
  if (!topmost?.close || !window.CloseWatcher) return
  watcher = new window.CloseWatcher()
  watcher.onclose = () => {
    topmost.close?.()
    // A watcher works once, and an overlay may stay open.
    watchTopmost()
  }
}

/**
 * Closes the topmost open overlay on Android's Back gesture, which would otherwise leave the page. Escape stays with Radix, which keeps it
 * from the browser. Pass null for `close` while the overlay cannot be dismissed.
 */
export function useCloseRequest(open: boolean, close: (() => void) | null): void {
  const layer = useRef<Layer>({ close: null })
  const requestClose = useEffectEvent(() => close?.())
  const dismissible = close !== null
  useEffect(() => {
    layer.current.close = dismissible ? () => requestClose() : null
    if (layers.includes(layer.current)) watchTopmost()
  }, [dismissible])
  useEffect(() => {
    if (!open) return
    const opened = layer.current
    layers.push(opened)
    watchTopmost()
    return () => {
      layers.splice(layers.indexOf(opened), 1)
      watchTopmost()
    }
  }, [open])
}
