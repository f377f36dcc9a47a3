import type { ComponentType } from 'react'
import { limitImport } from './limitImport.ts'

/** A component in a separate JavaScript chunk, imported on demand. */
export interface LazyComponent<Props> {
  /** Preloads the component. Ignores errors; `load` reports them. */
  preload: () => void
  /** Rejects when the import fails, and with a TimeoutError when it hangs. */
  load: () => Promise<ComponentType<Props>>
  loaded: () => ComponentType<Props> | null
}

/** `importComponent` is the dynamic import. A rejected import is not cached, so the next call retries after a lost connection. */
export function lazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let pending: Promise<ComponentType<Props>> | null = null
  const keep = (component: ComponentType<Props>) => {
    loaded = component
    return component
  }
  const load = () => {
    pending ??= limitImport(importComponent().then(keep)).catch((reason: unknown) => {
      pending = null
      throw reason
    })
    return pending
  }
  return { load, loaded: () => loaded, preload: () => void load().catch(() => undefined) }
}
