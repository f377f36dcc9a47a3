import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HumanCheck } from './HumanCheck.tsx'

let root: Root
let element: HTMLElement
let answer: () => Response
const onToken = vi.fn()
const onIssue = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => answer())
  answer = () => Response.json({ result: 1, data: { token: 'one', validSeconds: 120 } })
  element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  await render('')
})
afterEach(async () => {
  await act(async () => root.unmount())
  element.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const render = (token: string) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <HumanCheck label="Menneske" token={token} onToken={onToken} onIssue={onIssue} />
      </SWRConfig>,
    ),
  )
const tick = () => act(async () => element.querySelector('input')?.click())

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
  expect(element.querySelector('input')?.checked).toBe(false)
})
