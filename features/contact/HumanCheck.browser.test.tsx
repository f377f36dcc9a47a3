import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HumanCheck } from './HumanCheck.tsx'

let answer: () => Response
const onToken = vi.fn()
const onIssue = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
  vi.stubGlobal('fetch', async () => answer())
  answer = () => Response.json({ result: 1, data: { token: 'one', validSeconds: 120 } })
})
afterEach(() => {
  vi.useRealTimers()
})
const check = (token: string) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <HumanCheck label="Menneske" token={token} onToken={onToken} onIssue={onIssue} />
  </SWRConfig>
)
const box = page.getByRole('checkbox')

it('fetches a token on a tick, and lets it expire when the server says so', async () => {
  const { rerender } = await render(check(''))
  await box.click()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('one'), { timeout: 15_000 })
  await rerender(check('one'))
  vi.advanceTimersByTime(119_999)
  expect(onIssue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIssue).toHaveBeenCalledExactlyOnceWith('expired')
})

it('does not expire a token that was given back', async () => {
  const { rerender } = await render(check(''))
  await box.click()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalled(), { timeout: 15_000 })
  await rerender(check('one'))
  await box.click()
  expect(onToken).toHaveBeenLastCalledWith('')
  await rerender(check(''))
  vi.advanceTimersByTime(200_000)
  expect(onIssue).not.toHaveBeenCalled()
})

it('stays unticked when the request fails', async () => {
  const { rerender } = await render(check(''))
  answer = () => Response.json({ result: 0, error: { code: 'ERR_UPSTREAM', message: 'Prøv igen.' } }, { status: 502 })
  await box.click()
  await vi.waitFor(() => expect(onIssue).toHaveBeenCalledExactlyOnceWith('failed'), { timeout: 15_000 })
  await rerender(check(''))
  await expect.element(box).not.toBeChecked()
})
