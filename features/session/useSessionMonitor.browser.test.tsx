import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSessionMonitor } from './useSessionMonitor.ts'

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('preloads the dialog before the first ping: the network may be lost until then', async () => {
  const preload = vi.fn()
  const fetched = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  function Page() {
    useSessionMonitor({ loggedIn: false, path: '/', preload, endSession: async () => true })
    return null
  }
  await act(async () => root.render(<Page />))
  expect(fetched).not.toHaveBeenCalled()
  expect(preload).toHaveBeenCalledOnce()
})
