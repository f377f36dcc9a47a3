import { type ComponentType, useEffect, useState } from 'react'

/** A component in a script of its own, which is fetched when somebody reaches for it. */
export type Chunk<Props> = {
  /** Fetches it ahead of its need. A failure shows when it is needed. */
  preload: () => void
  load: () => Promise<ComponentType<Props>>
  ready: () => ComponentType<Props> | null
}

/** `fetch` is the dynamic import. A failed one is tried again the next time: a phone in a tunnel must not lose its dialogs for good. */
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
 * The component once it is wanted and there, else null; it then stays, so that closing can animate. Instead of `lazy`: what is preloaded
 * appears in the very frame that asks for it, where Suspense first draws nothing and then holds the panel back for up to 300 ms.
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
