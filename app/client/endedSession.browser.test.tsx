import { PageContextProvider, type PageContextValue } from '@casino/features/content/PageContext'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { routes } from './routes/index.ts'
import { resolveAccess } from './routeTypes.ts'

const context = {
  site: { name: 'Nordlys', supportEmail: 'hjaelp@example.dk' },
  session: { loggedIn: true, fingerprint: 'ended' },
  system: defaultSystemConfig,
  now: 0,
  buttonThemes: {},
  inputThemes: {},
  forms: { deposit: [], withdrawal: [] },
  layouts: {},
} as unknown as PageContextValue // account pages read nothing else

/** What `useEndSession` leaves of the session's data. */
const emptied = Object.fromEntries(['profile', 'summary', 'betwinSummary'].map((call) => [`session.${call} {}`, null]))

let root: Root
let element: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {})) // nothing answers after the end
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(async () => {
  await act(async () => root.unmount())
  element.remove()
  vi.unstubAllGlobals()
})

const accountRoutes = routes.filter((route) => resolveAccess(route, {}) === 'login')

it.each(accountRoutes)('$path stays on the screen behind the dialog of an ended session', async ({ path, loadPage }) => {
  const renderPage = await loadPage()
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map(), fallback: emptied, revalidateOnMount: false, revalidateIfStale: false }}>
        <PageContextProvider value={context}>
          <Router hook={() => [path, () => {}]} searchHook={() => ''}>
            <ErrorBoundary>{renderPage({ params: {}, search: '', redirectTo: undefined })}</ErrorBoundary>
          </Router>
        </PageContextProvider>
      </SWRConfig>,
    ),
  )
  expect(element.querySelector('h1')).not.toBeNull()
  expect(element.textContent).not.toContain('site.crash_title')
})
