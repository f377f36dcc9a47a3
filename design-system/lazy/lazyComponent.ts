import type { ComponentType } from 'react'

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
