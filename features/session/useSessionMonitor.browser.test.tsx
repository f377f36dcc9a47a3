import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { useUpdateNotifyMutation } from './queries.ts'
import { openTabChannel } from './tabChannel.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

const root = createTestRoot()

it('preloads the dialog before the first ping: the network may be lost until then', async () => {
  const preload = vi.fn()
  const fetched = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  function Page() {
    useSessionMonitor({ loggedIn: false, path: '/', preload, endSession: async () => true })
    return null
  }
  await root.render(<Page />)
  expect(fetched).not.toHaveBeenCalled()
  expect(preload).toHaveBeenCalledOnce()
})

it('hears of a logout in another tab before it has started, so that the end of the session is no expiry', async () => {
  openTabChannel()
  const [otherTab, listener] = [new BroadcastChannel('session'), new BroadcastChannel('session')]
  const heard = new Promise((resolve) => listener.addEventListener('message', resolve, { once: true })) // after the tab's own channel
  otherTab.postMessage('loggedOut')
  await heard
  otherTab.close()
  listener.close()
  vi.stubGlobal('fetch', async () => Response.json({ result: 0, error: { code: 'ERR_UNAUTHENTICATED' } }, { status: 401 }))
  const endSession = vi.fn(async () => true)
  function Page() {
    useSessionMonitor({ loggedIn: true, path: '/', preload: () => undefined, endSession })
    return null
  }
  await root.render(<Page />)
  await vi.waitFor(() => expect(endSession).toHaveBeenCalled())
  expect(endSession).toHaveBeenCalledExactlyOnceWith('loggedOut')
})

it('a change that is refused for want of a session has the session checked at once', async () => {
  let expired = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('validate') && !expired)
      return Response.json({ result: 1, data: { userId: 'freja', expiresAt: Date.now() + 600_000 } })
    return Response.json({ result: 0, error: { code: 'ERR_UNAUTHENTICATED' } }, { status: 401 })
  })
  const endSession = vi.fn(async () => true)
  let change: () => Promise<unknown> = async () => undefined
  function Page() {
    useSessionMonitor({ loggedIn: true, path: '/', preload: () => undefined, endSession })
    const { trigger } = useUpdateNotifyMutation()
    change = () => trigger({ body: { EmailNotify: 0, SMSNotify: 0 } })
    return null
  }
  await root.render(<Page />)
  expired = true
  await act(() => change())
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith('expired'))
})
