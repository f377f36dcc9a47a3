import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { setConnectionMessages } from '../api/client.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { defaultSystemConfig } from '../content/systemConfig.ts'
import { LoginSuccessPage } from './LoginSuccessPage.tsx'

const context = {
  buttonThemes: {},
  system: defaultSystemConfig,
  now: Date.UTC(2026, 10, 20, 12),
  session: { loggedIn: false },
  site: { name: 'Nordlys' },
} as PageContextValue // the page reads nothing else

/** The call whose request is lost. */
let lost: string
const answers: Readonly<Record<string, unknown>> = {
  'identity.completion': { providerInfo: { dkMitID: { completionData: { userId: 'u-1', dateOfBirth: '1990-05-04' } } } },
  'identity.validateCpr': { isMatch: true, attemptsLeft: null },
}

beforeEach(() => {
  setConnectionMessages({ ERR_NETWORK: 'offline', ERR_TIMEOUT: 'timeout' })
  vi.stubGlobal('fetch', async (url: string) => {
    const call = url.slice(url.lastIndexOf('/') + 1)
    if (call === lost) throw new TypeError('Failed to fetch')
    return Response.json({ result: 1, data: answers[call] })
  })
  window.history.replaceState(null, '', '?method=register&logId=log-1')
})
afterEach(() => {
  window.history.replaceState(null, '', window.location.pathname)
})

const open = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageContextProvider value={context}>
        <LoginSuccessPage LimitsStep={() => null} />
      </PageContextProvider>
    </SWRConfig>,
  )
const notification = () => document.querySelector('[role="region"] li')?.textContent

it('says in the system notification that the registration lost the network, and offers to try again', async () => {
  lost = 'registration.register'
  const { container } = await open()
  await expect.poll(notification).toContain('offline')
  expect(container.querySelector('#return-title')?.textContent).toBe('login.failed_retry_title')
  expect(container.textContent).toContain('login.exit_retry')
})

it('says on the page alone that another step lost the network', async () => {
  lost = 'identity.validateCpr'
  const { container } = await open()
  await expect.poll(() => container.textContent).toContain('offline')
  expect(notification()).toBeUndefined()
})
