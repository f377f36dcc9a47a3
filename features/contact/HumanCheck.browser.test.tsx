import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HumanCheck } from './HumanCheck.tsx'

const root = createTestRoot()
let answer: () => Response
const onToken = vi.fn()
const onIssue = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
  vi.stubGlobal('fetch', async () => answer())
  answer = () => Response.json({ result: 1, data: { token: 'one', validSeconds: 120 } })
  await render('')
})
afterEach(() => {
  vi.useRealTimers()
})
const render = (token: string) =>
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HumanCheck label="Menneske" token={token} onToken={onToken} onIssue={onIssue} />
    </SWRConfig>,
  )
const tick = () => act(async () => root.element.querySelector('input')?.click())

it('a tick fetches a token, which expires when the server says so', async () => {
  await tick()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('one'), { timeout: 15_000 })
  await render('one')
  await act(async () => vi.advanceTimersByTime(119_999))
  expect(onIssue).not.toHaveBeenCalled()
  await act(async () => vi.advanceTimersByTime(1))
  expect(onIssue).toHaveBeenCalledExactlyOnceWith('expired')
})

it('a token that was given back no longer expires', async () => {
  await tick()
  await vi.waitFor(() => expect(onToken).toHaveBeenCalled(), { timeout: 15_000 })
  await render('one')
  await tick()
  expect(onToken).toHaveBeenLastCalledWith('')
  await render('')
  await act(async () => vi.advanceTimersByTime(200_000))
  expect(onIssue).not.toHaveBeenCalled()
})

it('without an answer nothing is ticked', async () => {
  answer = () => Response.json({ result: 0, error: { code: 'ERR_UPSTREAM', message: 'Prøv igen.' } }, { status: 502 })
  await tick()
  await vi.waitFor(() => expect(onIssue).toHaveBeenCalledExactlyOnceWith('failed'), { timeout: 15_000 })
  await render('')
  expect(root.element.querySelector('input')?.checked).toBe(false)
})
