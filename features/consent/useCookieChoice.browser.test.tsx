import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { consentStore } from './consentStore.ts'
import { useCookieChoice } from './useCookieChoice.ts'

const context = { system: { tagManagerId: null, consentVersion: 1 }, buttonThemes: {}, now: 1 } as unknown as PageContextValue // nothing else is read
const request = vi.fn<typeof fetch>()

function Manager() {
  useCookieChoice(true)
  return null
}

let root: Root
const openPage = (now: number) =>
  act(async () =>
    root.render(
      <PageContextProvider value={{ ...context, now }}>
        <Manager />
      </PageContextProvider>,
    ),
  )

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', request)
  consentStore.set({ choice: { type: 'unknown' } })
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  request.mockReset()
  vi.unstubAllGlobals()
})

it('asks for the choice on each page until it is known, and then no more', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'))
  request.mockImplementation(async () => Response.json({ result: 1, data: { success: true, cookie: null } }))
  await openPage(1)
  expect(consentStore.get().choice).toEqual({ type: 'unknown' })
  await openPage(2)
  await expect.poll(() => consentStore.get().choice).toEqual({ type: 'open' })
  const asked = request.mock.calls.length
  await openPage(3)
  expect(request).toHaveBeenCalledTimes(asked)
})
