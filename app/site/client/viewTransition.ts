import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import type { AppState, createAppStore } from './appStore.ts'
import type { RouteView } from './routeView.ts'

type ShownState = Pick<AppState, 'view' | 'failure'>

interface ViewSteps {
  /** The page is in the document and not painted yet. */
  beforePaint: () => void
  /** The page is painted, and the effects of its components have run. */
  afterPaint: () => void
}

/** Calls back after the next paint; React's effects may run before that paint. A hidden document is not painted: soon. */
function afterNextPaint(callback: () => void): void {
  if (document.hidden) setTimeout(callback)
  else requestAnimationFrame(() => setTimeout(callback))
}

/**
 * Renders the view of the store. A page shown by `show` renders in a transition: in small steps after the paint of the click, while the
 * previous page stays and responds. All other changes of the store render at once.
 */
export function createViewTransition(store: ReturnType<typeof createAppStore>) {
  let pending: (ViewSteps & { resolve: () => void }) | null = null

  function beforePaint(view: RouteView): void {
    if (view === store.get().view) pending?.beforePaint()
  }
  function afterPaint(view: RouteView): void {
    if (view !== store.get().view || !pending) return
    const shown = pending
    pending = null
    afterNextPaint(() => {
      shown.afterPaint()
      shown.resolve()
    })
  }

  /** Resolves when the page is painted, or a newer one has superseded it. */
  function show(view: RouteView, steps: ViewSteps): Promise<void> {
    pending?.resolve()
    return new Promise((resolve) => {
      pending = { ...steps, resolve }
      startTransition(() => store.set({ view, openedTitle: null, failure: null, partFailure: null }))
    })
  }

  /** For the root component: the view to render. `hydrated`: what the server has rendered. */
  function useView(hydrated: ShownState): ShownState {
    const [shown, setShown] = useState<ShownState>(hydrated)
    useEffect(() => {
      let latest = hydrated
      // a listener, because useSyncExternalStore never renders in a transition
      const update = () => {
        const { view, failure } = store.get()
        // React queues even an update to the same value, and would render the page again right after its commit, before the paint
        if (view === latest.view && failure === latest.failure) return
        latest = { view, failure }
        setShown(latest)
      }
      update()
      return store.subscribe(update)
    }, [hydrated])
    const { view } = shown
    useLayoutEffect(() => beforePaint(view), [view])
    useEffect(() => afterPaint(view), [view])
    return shown
  }

  return { show, useView }
}
