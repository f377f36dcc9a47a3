import { type ComponentType, useEffect, useState } from 'react'

/** A component in a separate JavaScript chunk, imported on demand. */
export interface LazyComponent<Props> {
  /** Imports it ahead of use. Errors are ignored here; `load` reports them. */
  preload: () => void
  load: () => Promise<ComponentType<Props>>
  loaded: () => ComponentType<Props> | null
}

/** `importComponent` is the dynamic import. A rejected import is not cached, so the next call retries after a lost connection. */
export function lazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let pending: Promise<ComponentType<Props>> | null = null
  const load = () => {
    pending ??= importComponent().then(
      (component) => {
        loaded = component
        return component
      },
      (reason: unknown) => {
        pending = null
        throw reason
      },
    )
    return pending
  }
  return { load, loaded: () => loaded, preload: () => void load().catch(() => undefined) }
}

/**
 * The component once `enabled` was true and the import finished, else null; it is kept afterwards, so that closing can animate. Throws a
 * failed import while enabled; with `retryMs` it is reported and repeated after that time until it succeeds, for what stands outside an error
 * boundary. Not `React.lazy`: a preloaded component renders in the same frame, where Suspense first renders its fallback and may delay the
 * panel by up to 300 ms.
 */
export function useLazyComponent<Props>(lazy: LazyComponent<Props>, enabled: boolean, retryMs?: number): ComponentType<Props> | null {
  const [result, setResult] = useState<{ component?: ComponentType<Props>; error?: unknown }>({})
  const loaded = enabled && !result.component ? lazy.loaded() : null
  if (loaded) setResult({ component: loaded })
  useEffect(() => {
    if (!enabled || result.component) return
    let cancelled = false
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    const handleFailure = (error: unknown) => {
      if (cancelled) return
      if (retryMs === undefined) return setResult({ error })
      reportError(error)
      retryTimer = setTimeout(load, retryMs)
    }
    const load = () => void lazy.load().then((component) => cancelled || setResult({ component }), handleFailure)
    load()
    return () => {
      cancelled = true
      clearTimeout(retryTimer)
    }
  }, [lazy, enabled, result.component, retryMs])
  if (enabled && result.error !== undefined) throw result.error
  return result.component ?? loaded
}
