import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createAppStore, initialStatus } from './appStore.ts'
import type { RouteView } from './routeView.ts'
import { createViewTransition } from './viewTransition.ts'

const viewOf = (path: string, search = '') => ({ payload: { path, search } }) as unknown as RouteView // the test reads nothing else

/** A rendered app whose page is its path and query, and a log of the steps of its navigations. */
async function renderApp() {
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
  const { container } = await render(<App />)
  log.length = 0
  const show = (path: string) =>
    transition
      .show(viewOf(path), {
        beforePaint: () => log.push(`${path}: ${container.textContent} before the paint`),
        afterPaint: () => log.push(`${path}: after the paint`),
      })
      .then(() => log.push(`${path}: resolved`))
  return { container, log, store, show }
}

it('shows the old page until the click is painted, and then runs the steps around the effects of the new page', async () => {
  const { container, log, show } = await renderApp()
  const shown = show('/b')
  await Promise.resolve() // urgent updates render by now
  expect(container.textContent).toBe('/a')
  await shown
  expect(log).toEqual(['/b: /b before the paint', 'effect of /b', '/b: after the paint', '/b: resolved'])
})

it('resolves the navigation that a newer one supersedes, and runs only the steps of the newer one', async () => {
  const { log, show } = await renderApp()
  await Promise.all([show('/b'), show('/c')])
  expect(log).toEqual(['/b: resolved', '/c: /c before the paint', 'effect of /c', '/c: after the paint', '/c: resolved'])
})

it('runs the steps of a page whose query changes while it renders', async () => {
  const { log, show, store } = await renderApp()
  const shown = show('/b')
  store.set({ view: viewOf('/b', '?side=2') })
  await shown
  expect(log).toEqual(['/b: /b?side=2 before the paint', 'effect of /b?side=2', '/b: after the paint', '/b: resolved'])
})

it('renders the app once for a navigation although the status changes, and runs the last step after the frame', async () => {
  let renders = 0
  const hydrated = { ...initialStatus, view: viewOf('/a') }
  const store = createAppStore(hydrated)
  const transition = createViewTransition(store)
  function App() {
    renders += 1
    return transition.useView(hydrated).view.payload.path
  }
  await render(<App />)
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
  const { container, show, store } = await renderApp()
  flushSync(() => store.set({ failure: { type: 'offline', moved: true } }))
  expect(container.textContent).toBe('offline')
  const shown = show('/b')
  await Promise.resolve()
  expect(container.textContent).toBe('offline')
  await shown
  expect(container.textContent).toBe('/b')
})
