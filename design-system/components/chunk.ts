import { type ComponentType, useEffect, useState } from 'react'

/** A component in a separate JavaScript chunk, imported on demand. */
export type Chunk<Props> = {
  /** Imports it ahead of use. Errors are ignored here; `load` reports them. */
  preload: () => void
  load: () => Promise<ComponentType<Props>>
  ready: () => ComponentType<Props> | null
}

/** `importComponent` is the dynamic import. A rejected import is not cached, so the next call retries after a lost connection. */
export function chunk<Props>(fetch: () => Promise<ComponentType<Props>>): Chunk<Props> {
  let ready: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  const load = () => {
    coming ??= fetch().then(
      (component) => {
        ready = component
        return component
      },
      (reason: unknown) => {
        coming = null
        throw reason
      },
    )
    return coming
  }
  return { load, ready: () => ready, preload: () => void load().catch(() => undefined) }
}

/**
 * The component once `enabled` was true and the import finished, else null; it is kept afterwards, so that closing can animate. Throws a
 * failed import while enabled. Not `React.lazy`: a preloaded component renders in the same frame, where Suspense first renders its fallback
 * and may delay the panel by up to 300 ms.
 */
export function useChunk<Props>(source: Chunk<Props>, wanted: boolean): ComponentType<Props> | null {
  const [got, setGot] = useState<{ component?: ComponentType<Props>; failure?: unknown }>({})
  const ready = wanted && !got.component ? source.ready() : null
  if (ready) setGot({ component: ready })
  useEffect(() => {
    if (!wanted || got.component) return
    let left = false
    source.load().then(
      (component) => left || setGot({ component }),
      (failure: unknown) => left || setGot({ failure }),
    )
    return () => {
      left = true
    }
  }, [source, wanted, got.component])
  if (wanted && got.failure !== undefined) throw got.failure
  return got.component ?? ready
}
