import { preloadModal } from '@casino/design-system'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { useQueuedPopup } from '../session/useQueuedPopup.ts'
import { usePlayerWarning } from './usePlayerWarning.ts'

const minute = 60_000
const now = 1_795_000_000_000
const context = {
  system: { warningPopupMinutes: 60 },
  now,
} as unknown as PageContextValue // nothing else is read
const loggedInAt = now - 59 * minute

/** What the cookie `notificationShowTime` holds, and what was written to it. */
let cookie: string | null
let written: { key: string; value: string; max_age: number }[]
let readFails: boolean
beforeAll(async () => {
  // a popup opens when the dialog's code is loaded
  preloadModal()
  await vi.dynamicImportSettled()
})
beforeEach(() => {
  vi.useFakeTimers()
  cookie = null
  written = []
  readFails = false
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'POST') {
      written.push(JSON.parse(String(init.body)))
      return Response.json({ result: 1, data: { success: true } })
    }
    if (readFails) return Response.json({ result: 0, error: { code: 'ERR_UPSTREAM' } }, { status: 502 })
    return Response.json({ result: 1, data: { success: true, cookie } })
  })
})
afterEach(() => void vi.useRealTimers())

interface PageProps {
  calm: boolean
  /** The session has ended, and a dialog says so. */
  ended: boolean
}
async function renderPage(page: Partial<PageProps> = {}) {
  const initialProps = { calm: true, ended: false, ...page }
  const { result, rerender, act } = await renderHook(
    ({ calm, ended }: PageProps = initialProps) => ({
      ...usePlayerWarning(loggedInAt, calm),
      sessionOpen: useQueuedPopup('session', ended),
    }),
    { wrapper: ({ children }) => <PageContextProvider value={context}>{children}</PageContextProvider> },
  )
  return {
    page: result,
    isOpen: () => result.current.loggedInForMs !== null,
    rerender,
    close: () => act(() => result.current.close()),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('shows the player warning one lifetime after the login, and again one lifetime after it was closed', async () => {
  const { isOpen, close, pass } = await renderPage()
  await pass(minute - 1)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
  await close()
  expect(isOpen()).toBe(false)
  expect(written).toEqual([{ key: 'notificationShowTime', value: expect.any(String), max_age: 3600 }])
  expect(Number(written[0]?.value)).toBeGreaterThanOrEqual(now + minute)
  await pass(60 * minute - 1)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
})

it('does not repeat a warning that another tab has closed', async () => {
  const { isOpen, pass } = await renderPage()
  cookie = String(now + 30_000)
  await pass(minute)
  expect(isOpen()).toBe(false)
  await pass(59.5 * minute)
  expect(isOpen()).toBe(true)
})

it('shows the warning when the cookie cannot be read', async () => {
  readFails = true
  const { isOpen, pass } = await renderPage()
  await pass(minute)
  expect(isOpen()).toBe(true)
})

it('waits for a calm page', async () => {
  const { isOpen, rerender, pass } = await renderPage({ calm: false })
  await pass(10 * minute)
  expect(isOpen()).toBe(false)
  await rerender({ calm: true, ended: false })
  expect(isOpen()).toBe(true)
})

it('is hidden by the dialog of an ended session', async () => {
  const { page, isOpen, rerender, pass } = await renderPage()
  await pass(minute)
  expect(isOpen()).toBe(true)
  await rerender({ calm: true, ended: true })
  expect(isOpen()).toBe(false)
  expect(page.current.sessionOpen).toBe(true)
})
