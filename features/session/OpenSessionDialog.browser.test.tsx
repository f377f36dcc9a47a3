import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { callKey } from '../api/contract.ts'
import { CallError } from '../api/errors.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { OpenSessionDialog } from './OpenSessionDialog.tsx'

const context = { buttonThemes: {} } as unknown as PageContextValue // the dialog reads nothing else

let container: HTMLElement
let root: Root
const requests: string[] = []
beforeEach(() => {
  requests.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    requests.push(`${url} ${init?.body}`)
    return Response.json({ result: 0, error: { code: 'ERR_UPSTREAM' } }, { status: 502 })
  })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.restoreAllMocks()
})

const profileKey = callKey('session.profile', {})
/** SWR's cache with the profile; `_k` is the key that SWR's filters see. */
const cacheOf = (): Map<string, { data: unknown }> => new Map([[profileKey, { data: { userId: 'u-1' }, _k: profileKey }]])
function render(dialog: ReactNode, cache = cacheOf()): Map<string, { data: unknown }> {
  root.render(
    <StrictMode>
      <SWRConfig value={{ provider: () => cache }}>
        <PageContextProvider value={context}>
          <Router hook={() => ['/jackpots', () => undefined]} searchHook={() => ''}>
            {dialog}
          </Router>
        </PageContextProvider>
      </SWRConfig>
    </StrictMode>,
  )
  return cache
}
const names = () => requests.map((request) => request.split(' ')[0])
const expiry = (code: 'ERR_UNAUTHENTICATED' | 'ERR_NETWORK') => (
  <OpenSessionDialog dialog="expired" expiryCause={new CallError(code, '')} requiresLogin={false} />
)

it('logs an expiry once and ends the session after the refusal of the server, although both calls fail', async () => {
  const cache = render(expiry('ERR_UNAUTHENTICATED'))
  await expect.poll(() => cache.get(profileKey)?.data).toBeUndefined()
  expect(names()).toEqual(['/backend/session.logExpiry', '/api/auth/logout'])
  expect(requests[0]).toMatch(/"userId":"u-1","from_route":"\/jackpots","datetime":"/)
})

it('does not end the session after a network failure, which may be temporary', async () => {
  const cache = render(expiry('ERR_NETWORK'))
  await expect.poll(names).toEqual(['/backend/session.logExpiry'])
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeTruthy()
  expect(names()).toEqual(['/backend/session.logExpiry'])
  expect(cache.get(profileKey)?.data).toEqual({ userId: 'u-1' })
})

it('sends nothing while the connection is lost', async () => {
  render(<OpenSessionDialog dialog="lost" expiryCause={null} requiresLogin={false} />)
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeTruthy()
  expect(requests).toEqual([])
})
