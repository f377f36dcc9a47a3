import { type ComponentType, createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LazyComponent } from './lazyComponent.ts'

/** Time in ms after which a failed import is repeated. */
const retryMs = 2000

/** How an app reacts to imports that a player waits for. */
export interface LazyLoadHandler {
  /** A player waits for a component. Returns what ends the wait: it is there, it failed, or it is wanted no longer. */
  onWait?: () => () => void
  /** Tells the player that what they opened could not be loaded. */
  onFailure: (error: unknown) => void
  /** A component was loaded, so an earlier failure is over. */
  onSuccess: () => void
}

const reportOnly: LazyLoadHandler = { onFailure: (error) => reportError(error), onSuccess: () => undefined }

/** Reports failed imports. An app can do more. */
export const LazyLoadContext = createContext(reportOnly)

/**
 * A component that the player waits for: null until `enabled` was true and the import has finished. It is kept afterwards, so that closing
 * can animate. A failed import never throws: it notifies the handler of `LazyLoadContext`, then `onFailed`, which resets `enabled`, so
 * that the same press tries again. Without `onFailed` the import is retried while enabled. Not `React.lazy`: a preloaded component renders
 * in the same frame, while Suspense renders its fallback first and may delay the panel by 300 ms.
 */
export function useLazyComponent<Props>(lazy: LazyComponent<Props>, enabled: boolean, onFailed?: () => void): ComponentType<Props> | null {
  const { onWait, onFailure, onSuccess } = useContext(LazyLoadContext)
  const handleFailure = (error: unknown) => {
    onFailure(error)
    onFailed?.()
  }
  return useImport(lazy, enabled, { repeat: onFailed === undefined, ...(onWait && { onWait }), onFailure: handleFailure, onSuccess })
}

/**
 * A component for decoration, which nobody waits for. Like `useLazyComponent`, but a failed import is retried while enabled and reported
 * once; offline it is not reported.
 */
export function useBackgroundComponent<Props>(lazy: LazyComponent<Props>, enabled: boolean): ComponentType<Props> | null {
  const reported = useRef(false)
  const onFailure = (error: unknown) => {
    if (reported.current || !navigator.onLine) return
    reported.current = true
    reportError(error)
  }
  return useImport(lazy, enabled, { repeat: true, onFailure, onSuccess: () => undefined })
}

/** True `delayMs` after the component mounted; false on the server. */
export function useDelay(delayMs: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return passed
}

interface ImportOptions extends LazyLoadHandler {
  repeat: boolean
}

function useImport<Props>(
  lazy: LazyComponent<Props>,
  enabled: boolean,
  { repeat, onWait, ...handler }: ImportOptions,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ type: ComponentType<Props> | null }>({ type: null })
  const loaded = enabled && !component.type ? lazy.loaded() : null
  if (loaded) setComponent({ type: loaded })
  const onFailure = useEffectEvent(handler.onFailure)
  const onSuccess = useEffectEvent(handler.onSuccess)
  useEffect(() => {
    if (!enabled || component.type) return
    let cancelled = false
    const endWait = onWait?.()
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    const show = (type: ComponentType<Props>) => cancelled || setComponent({ type })
    const handleFailure = (error: unknown) => {
      if (cancelled) return
      if (!repeat) endWait?.()
      if (repeat) retryTimer = setTimeout(load, retryMs)
      onFailure(error)
    }
    const load = () => void lazy.load().then(show, handleFailure)
    load()
    return () => {
      cancelled = true
      endWait?.()
      clearTimeout(retryTimer)
    }
  }, [lazy, enabled, component.type, repeat, onWait])
  useEffect(() => {
    if (component.type) onSuccess()
  }, [component.type])
  return component.type ?? loaded
}
