import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createMutationHook } from '../api/createMutationHook.ts'
import { openTabChannel } from './tabChannel.ts'
import { useSessionMonitor } from './useSessionMonitor.ts'

const useUpdateNotifyMutation = createMutationHook('session.updateNotify')

it('preloads the dialog before the first ping', async () => {
  const preload = vi.fn()
  const fetched = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  await renderHook(() => useSessionMonitor({ loggedIn: false, path: '/', preload, endSession: async () => true }))
  expect(fetched).not.toHaveBeenCalled()
  expect(preload).toHaveBeenCalledOnce()
})

it('treats a logout that another tab sent before the start as a logout, not as an expiry', async () => {
  openTabChannel()
  const [otherTab, listener] = [new BroadcastChannel('session'), new BroadcastChannel('session')]
  const heard = new Promise((resolve) => listener.addEventListener('message', resolve, { once: true })) // after the tab's own channel
  otherTab.postMessage('loggedOut')
  await heard
  otherTab.close()
  listener.close()
  vi.stubGlobal('fetch', async () => Response.json({ result: 0, error: { code: 'ERR_UNAUTHENTICATED' } }, { status: 401 }))
  const endSession = vi.fn(async () => true)
  await renderHook(() => useSessionMonitor({ loggedIn: true, path: '/', preload: () => undefined, endSession }))
  await vi.waitFor(() => expect(endSession).toHaveBeenCalled())
  expect(endSession).toHaveBeenCalledExactlyOnceWith('loggedOut')
})

it('validates the session at once when a change is refused for lack of one', async () => {
  let expired = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('validate') && !expired)
      return Response.json({ result: 1, data: { userId: 'freja', expiresAt: Date.now() + 600_000 } })
    return Response.json({ result: 0, error: { code: 'ERR_UNAUTHENTICATED' } }, { status: 401 })
  })
  const endSession = vi.fn(async () => true)
  const { result } = await renderHook(() => {
    useSessionMonitor({ loggedIn: true, path: '/', preload: () => undefined, endSession })
    return useUpdateNotifyMutation()
  })
  expired = true
  await result.current.trigger({ body: { EmailNotify: 0, SMSNotify: 0 } })
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledExactlyOnceWith('expired'))
})
