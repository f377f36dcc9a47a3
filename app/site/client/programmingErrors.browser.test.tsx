import { PageContextProvider, type PageContextValue } from '@casino/features/content/PageContext'
import { LoginPage } from '@casino/features/identity/LoginPage'
import { LoginSuccessPage } from '@casino/features/identity/LoginSuccessPage'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const context = {
  site: { name: 'Nordlys', supportEmail: 'hjaelp@example.dk' },
  session: { loggedIn: false, fingerprint: null },
  system: { loginContent: [], minAge: 21, ageRange: { min: 18, max: 20 } },
  now: 0,
  buttonThemes: {},
} as unknown as PageContextValue // the pages of this test read nothing else

afterEach(() => void vi.restoreAllMocks())

/** Renders a page whose calls are all answered with `data`. */
function renderPage(page: ReactNode, data: unknown) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ result: 1, data }))
  return render(
    <PageContextProvider value={context}>
      <Router searchHook={() => 'method=login&logId=1'}>
        <ErrorBoundary>{page}</ErrorBoundary>
      </Router>
    </PageContextProvider>,
  )
}

it('shows the error screen for a redirect that is not a web address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React and the boundary log the error
  const { container } = await renderPage(<LoginPage />, { accessUrl: 'javascript:alert(1)', loginLog: { loginLogId: '1' } })
  container.querySelector('button')?.click()
  await expect.poll(() => container.textContent).toContain('site.crash_title')
})

it('shows the error screen when a login step fails by a programming error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React and the boundary log the error
  const { container } = await renderPage(<LoginSuccessPage LimitsStep={() => null} />, {})
  await expect.poll(() => container.textContent).toContain('site.crash_title')
})
