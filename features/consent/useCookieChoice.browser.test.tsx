import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageContextProvider, type PageContextValue } from '../content/PageContext.tsx'
import { consentStore } from './consentStore.ts'
import { useCookieChoice } from './useCookieChoice.ts'

const context = { system: { tagManagerId: null, consentVersion: 1 }, buttonThemes: {}, now: 1 } as unknown as PageContextValue // nothing else is read
const request = vi.fn<typeof fetch>()

function Manager() {
  useCookieChoice(true)
  return null
}

const page = (now: number) => (
  <PageContextProvider value={{ ...context, now }}>
    <Manager />
  </PageContextProvider>
)

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  consentStore.set({ choice: { type: 'unknown' } })
})
afterEach(() => {
  request.mockReset()
})

it('requests the choice on each page until it is known', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'))
  request.mockImplementation(async () => Response.json({ result: 1, data: { success: true, cookie: null } }))
  const { rerender } = await render(page(1))
  expect(consentStore.get().choice).toEqual({ type: 'unknown' })
  await rerender(page(2))
  await expect.poll(() => consentStore.get().choice).toEqual({ type: 'open' })
  const asked = request.mock.calls.length
  await rerender(page(3))
  expect(request).toHaveBeenCalledTimes(asked)
})
