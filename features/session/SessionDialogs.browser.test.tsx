import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { callKey } from '../api/contract.ts'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { OpenSessionDialog } from './SessionDialogs.tsx'
import type { SessionEndReason } from './sessionDialogState.ts'
import { useEndSession } from './useEndSession.ts'

const context = { buttonThemes: {}, session: { loggedIn: true, fingerprint: 'page-session' } } as unknown as PageContextValue // nothing else is read

let container: HTMLElement
let root: Root
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
  await expect.poll(() => container.querySelector('button')).toBeTruthy()
  container.querySelector('button')?.click()
  await expect.poll(() => container.textContent).not.toBe('null')
  return container.textContent
}

it('an ended session is logged once and leaves a guest’s page, although both calls fail', async () => {
  const cache = render(<Page reason="expired" />)
  expect(await endByClick()).toBe('true')
  expect(cache.get(profileKey)?.data).toBeNull()
  await expect.poll(names).toEqual(['/api/auth/logout', '/backend/session.logExpiry'])
  expect(requests[0]).toContain('{"fingerprint":"page-session"}')
  expect(requests[1]).toMatch(/"userId":"u-1","from_route":"\/jackpots","datetime":"/)
})

it('a logout in another tab is no expiry', async () => {
  render(<Page reason="loggedOut" />)
  expect(await endByClick()).toBe('true')
  expect(names()).toEqual(['/api/auth/logout'])
})

it('a session that began since lives on', async () => {
  answer = () => Response.json({ result: 1, data: { ended: false } })
  const cache = render(<Page reason="expired" />)
  expect(await endByClick()).toBe('false')
  expect(names()).not.toContain('/backend/session.logExpiry')
  expect(cache.get(profileKey)?.data).toEqual({ userId: 'u-1' })
})

it('an open dialog sends nothing by itself', async () => {
  const onRetry = vi.fn()
  render(<OpenSessionDialog dialog={{ type: 'unconfirmed', checking: false }} requiresLogin={false} onRetry={onRetry} />)
  await expect.poll(() => document.querySelector('[role="dialog"]'), { timeout: 10_000 }).toBeTruthy() // its panel is a chunk of its own
  document.querySelector<HTMLElement>('[role="dialog"] button')?.click()
  expect(onRetry).toHaveBeenCalledOnce()
  expect(requests).toEqual([])
})
