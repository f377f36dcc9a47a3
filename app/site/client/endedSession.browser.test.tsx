import { PageContextProvider, type PageContextValue } from '@casino/features/content/PageContext'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
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
const emptied = Object.fromEntries(['profile {}', 'summary {}', 'betwinSummary {"body":{}}'].map((key) => [`session.${key}`, null]))

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {}))) // nothing answers after the end

const accountRoutes = routes.filter((route) => resolveAccess(route, {}) === 'login')

it.each(accountRoutes)('$path stays on the screen behind the dialog of an ended session', async ({ path, loadPage }) => {
  const renderPage = await loadPage()
  const { container } = await render(
    <SWRConfig value={{ provider: () => new Map(), fallback: emptied, revalidateOnMount: false, revalidateIfStale: false }}>
      <PageContextProvider value={context}>
        <Router hook={() => [path, () => {}]} searchHook={() => ''}>
          <ErrorBoundary>{renderPage({ params: {}, search: '', redirectTo: undefined })}</ErrorBoundary>
        </Router>
      </PageContextProvider>
    </SWRConfig>,
  )
  expect(container.querySelector('h1')).not.toBeNull()
  expect(container.textContent).not.toContain('site.crash_title')
})
