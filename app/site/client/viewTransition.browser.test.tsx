import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAppStore, initialStatus } from './appStore.ts'
import type { RouteView } from './routeView.ts'
import { createViewTransition } from './viewTransition.ts'

const viewOf = (path: string, search = '') => ({ payload: { path, search } }) as unknown as RouteView // the test reads nothing else

let container: HTMLElement
let root: Root
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
})

/** A rendered app whose page is its path and query, and a log of the steps of its navigations. */
function renderApp() {
  const log: string[] = []
  const hydrated = { ...initialStatus, view: viewOf('/a') }
  const store = createAppStore(hydrated)
  const transition = createViewTransition(store)
  function Page({ path }: { path: string }) {
    useEffect(() => void log.push(`effect of ${path}`), [path])
    return path
  }
  function App() {
    const { view, failure } = transition.useView(hydrated)
    return failure ? failure.type : <Page path={view.payload.path + view.payload.search} />
  }
  flushSync(() => root.render(<App />))
  log.length = 0
  const show = (path: string) =>
    transition
      .show(viewOf(path), {
        beforePaint: () => log.push(`${path}: ${container.textContent} before the paint`),
        afterPaint: () => log.push(`${path}: after the paint`),
      })
      .then(() => log.push(`${path}: resolved`))
  return { log, store, show }
}

it('keeps the page of before until the click is painted, and then takes the steps around the effects of the new page', async () => {
  const { log, show } = renderApp()
  const shown = show('/b')
  await Promise.resolve() // urgent updates render by now
  expect(container.textContent).toBe('/a')
  await shown
  expect(log).toEqual(['/b: /b before the paint', 'effect of /b', '/b: after the paint', '/b: resolved'])
})

it('resolves the navigation that a newer one supersedes, and takes the steps of the newer one only', async () => {
  const { log, show } = renderApp()
  await Promise.all([show('/b'), show('/c')])
  expect(log).toEqual(['/b: resolved', '/c: /c before the paint', 'effect of /c', '/c: after the paint', '/c: resolved'])
})

it('takes the steps of a page whose query changes while it renders', async () => {
  const { log, show, store } = renderApp()
  const shown = show('/b')
  store.set({ view: viewOf('/b', '?side=2') })
  await shown
  expect(log).toEqual(['/b: /b?side=2 before the paint', 'effect of /b?side=2', '/b: after the paint', '/b: resolved'])
})

it('renders the app once for a navigation although the status changes, and takes the last step behind the frame', async () => {
  let renders = 0
  const hydrated = { ...initialStatus, view: viewOf('/a') }
  const store = createAppStore(hydrated)
  const transition = createViewTransition(store)
  function App() {
    renders += 1
    return transition.useView(hydrated).view.payload.path
  }
  flushSync(() => root.render(<App />))
  flushSync(() => store.set({ loading: true }))
  renders = 0
  const log: string[] = []
  await transition.show(viewOf('/b'), {
    beforePaint: () => requestAnimationFrame(() => log.push('frame')),
    afterPaint: () => log.push('last step'),
  })
  flushSync(() => store.set({ loading: false }))
  expect(log).toEqual(['frame', 'last step'])
  expect(renders).toBe(1)
})

it('renders changes without a navigation at once, and a navigation ends a failure together with the old page', async () => {
  const { show, store } = renderApp()
  flushSync(() => store.set({ failure: { type: 'offline', moved: true } }))
  expect(container.textContent).toBe('offline')
  const shown = show('/b')
  await Promise.resolve()
  expect(container.textContent).toBe('offline')
  await shown
  expect(container.textContent).toBe('/b')
})
