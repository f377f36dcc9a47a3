import { preloadModal } from '@casino/design-system'
import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
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

const root = createTestRoot()
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
function Page({ calm, ended }: PageProps) {
  const { loggedInForMs, close } = usePlayerWarning(loggedInAt, calm)
  const sessionOpen = useQueuedPopup('session', ended)
  return (
    <>
      {sessionOpen && 'session '}
      {loggedInForMs !== null && (
        <button type="button" onClick={close}>
          {Math.floor(loggedInForMs / minute)} minutes
        </button>
      )}
    </>
  )
}
const render = (page: Partial<PageProps> = {}) =>
  root.render(
    <PageContextProvider value={context}>
      <Page calm ended={false} {...page} />
    </PageContextProvider>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const closeIt = () => act(async () => root.element.querySelector('button')?.click())

it('shows the player warning one lifetime after the login, and again one lifetime after it was closed', async () => {
  await render()
  await pass(minute - 1)
  expect(root.element.textContent).toBe('')
  await pass(1)
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
  await closeIt()
  expect(root.element.textContent).toBe('')
  expect(written).toEqual([{ key: 'notificationShowTime', value: expect.any(String), max_age: 3600 }])
  expect(Number(written[0]?.value)).toBeGreaterThanOrEqual(now + minute)
  await pass(60 * minute - 1)
  expect(root.element.textContent).toBe('')
  await pass(1)
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
})

it('does not repeat a warning that another tab has closed', async () => {
  await render()
  cookie = String(now + 30_000)
  await pass(minute)
  expect(root.element.textContent).toBe('')
  await pass(59.5 * minute)
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
})

it('shows the warning when the cookie cannot be read', async () => {
  readFails = true
  await render()
  await pass(minute)
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
})

it('waits for a calm page', async () => {
  await render({ calm: false })
  await pass(10 * minute)
  expect(root.element.textContent).toBe('')
  await render({ calm: true })
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
})

it('is hidden by the dialog of an ended session', async () => {
  await render()
  await pass(minute)
  expect(root.element.textContent).toMatch(/^\d+ minutes$/)
  await render({ ended: true })
  expect(root.element.textContent).toBe('session ')
})
