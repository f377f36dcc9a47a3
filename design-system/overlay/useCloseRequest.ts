import { useEffect, useEffectEvent, useRef } from 'react'

/** The browser's `CloseWatcher`, as far as it is used: TypeScript does not know it yet, nor do all browsers. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/** An open overlay; `close` is null while it cannot be dismissed. */
interface Layer {
  close: (() => void) | null
}

/** The open overlays, the topmost last. */
const layers: Layer[] = []
let watcher: CloseWatcher | undefined

/**
 * Watches for the topmost overlay, and for none while that one cannot be dismissed. One watcher at a time: a page may always have one, and
 * the browser closes several together that were created without a press, such as those of overlays that open by themselves.
 */
function watchTopmost(): void {
  watcher?.destroy()
  watcher = undefined
  const topmost = layers.at(-1)
  if (!topmost?.close || !window.CloseWatcher) return
  watcher = new window.CloseWatcher()
  watcher.onclose = () => {
    topmost.close?.()
    // a watcher serves once, and an overlay may stay open
    watchTopmost()
  }
}

/**
 * Closes the topmost open overlay when the platform asks for it: with Android's Back gesture, which would leave the page otherwise. Escape
 * stays with Radix, which keeps it from the browser. Pass null for `close` while the overlay cannot be dismissed.
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
