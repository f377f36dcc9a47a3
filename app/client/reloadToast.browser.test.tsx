import { blockReload } from '@casino/features/session/reloadBlock'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initialStatus } from './appStore.ts'
import { loadReloadToast, StatusNotices } from './StatusNotices.tsx'

let container: HTMLElement
let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await loadReloadToast()
})
afterEach(async () => {
  await act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})
const offerUpdate = () =>
  act(async () =>
    root.render(<StatusNotices {...initialStatus} reloadOffer="update" onRetryNavigation={vi.fn()} onDismissFailure={vi.fn()} />),
  )
/** Expects it; the toast leaves with an animation. */
const expectOffered = (offered: boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      expect(isOffered()).toBe(offered)
    },
    { timeout: 15_000 },
  )
const isOffered = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'site.update_action')

it('offers a newer build', async () => {
  await offerUpdate()
  await expectOffered(true)
})

it('withdraws the offer while a payment or a game round is under way, and renews it afterwards', async () => {
  await offerUpdate()
  await expectOffered(true)
  let release = blockReload()
  await act(async () => undefined)
  await expectOffered(false)
  await act(async () => release())
  await expectOffered(true)
  release = blockReload()
  await act(() => root.unmount())
  root = createRoot(container)
  await offerUpdate()
  await expectOffered(false)
  await act(async () => release())
  await expectOffered(true)
})

it('withdraws the offer after a login in another tab when that tab logs out', async () => {
  const isShown = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'site.login_action')
  await act(async () =>
    root.render(<StatusNotices {...initialStatus} reloadOffer="login" onRetryNavigation={vi.fn()} onDismissFailure={vi.fn()} />),
  )
  await vi.waitFor(() => expect(isShown()).toBe(true))
  const otherTab = new BroadcastChannel('session')
  otherTab.postMessage('loggedOut')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(isShown()).toBe(false)
  })
  otherTab.close()
})
