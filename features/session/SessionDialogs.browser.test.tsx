import { type ReactNode, StrictMode, useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { callKey } from '../api/contract.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { OpenSessionDialog } from './SessionDialogs.tsx'
import type { SessionEndReason } from './sessionDialogState.ts'
import { useEndSession } from './useEndSession.ts'

const context = { buttonThemes: {}, session: { loggedIn: true, fingerprint: 'page-session' } } as unknown as PageContextValue // nothing else is read

const requests: string[] = []
const fail = () => Response.json({ result: 0, error: { code: 'ERR_UPSTREAM' } }, { status: 502 })
let answer = fail
beforeEach(() => {
  requests.length = 0
  answer = fail
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    requests.push(`${url} ${init?.body}`)
    return answer()
  })
})
afterEach(() => void vi.restoreAllMocks())

const profileKey = callKey('session.profile', {})
/** SWR's cache with the profile; `_k` is the key that SWR's filters see. */
const cacheOf = (): Map<string, { data: unknown }> => new Map([[profileKey, { data: { userId: 'u-1' }, _k: profileKey }]])
async function renderDialog(dialog: ReactNode, cache = cacheOf()): Promise<Map<string, { data: unknown }>> {
  await render(
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

interface PageProps {
  reason: SessionEndReason
}
/** A page of a session whose server ends it with `reason` on a click. */
function Page({ reason }: PageProps) {
  const endSession = useEndSession('/jackpots')
  const [ended, setEnded] = useState<boolean | null>(null)
  return (
    <button type="button" onClick={() => void endSession(reason).then(setEnded)}>
      {String(ended)}
    </button>
  )
}
const endByClick = async () => {
  const button = page.getByRole('button')
  await button.click()
  await expect.element(button).not.toHaveTextContent('null')
  return button.element().textContent
}

it('logs an ended session once and empties its data, although both calls fail', async () => {
  const cache = await renderDialog(<Page reason="expired" />)
  expect(await endByClick()).toBe('true')
  expect(cache.get(profileKey)?.data).toBeNull()
  await expect.poll(names).toEqual(['/api/auth/logout', '/backend/session.logExpiry'])
  expect(requests[0]).toContain('{"fingerprint":"page-session"}')
  expect(requests[1]).toMatch(/"userId":"u-1","from_route":"\/jackpots","datetime":"/)
})

it('does not log an expiry after a logout in another tab', async () => {
  await renderDialog(<Page reason="loggedOut" />)
  expect(await endByClick()).toBe('true')
  expect(names()).toEqual(['/api/auth/logout'])
})

it('keeps a session that has begun since', async () => {
  answer = () => Response.json({ result: 1, data: { ended: false } })
  const cache = await renderDialog(<Page reason="expired" />)
  expect(await endByClick()).toBe('false')
  expect(names()).not.toContain('/backend/session.logExpiry')
  expect(cache.get(profileKey)?.data).toEqual({ userId: 'u-1' })
})

it('sends nothing while a dialog is open', async () => {
  const onRetry = vi.fn()
  await renderDialog(<OpenSessionDialog dialog={{ type: 'unconfirmed', checking: false }} requiresLogin={false} onRetry={onRetry} />)
  await expect.poll(() => document.querySelector('[role="dialog"]'), { timeout: 10_000 }).toBeTruthy() // its panel is a chunk of its own
  document.querySelector<HTMLElement>('[role="dialog"] button')?.click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(requests).toEqual([])
})
