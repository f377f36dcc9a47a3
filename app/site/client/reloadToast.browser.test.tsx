import { blockReload } from '@casino/features/session/reloadBlock'
import type { TabMessage } from '@casino/features/session/tabChannel'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createAppStore, initialStatus, type ReloadOffer } from './appStore.ts'
import type { RouteView } from './routeView.ts'
import { loadReloadToast, StatusNotices } from './StatusNotices.tsx'
import { useLoginOffer } from './useLoginOffer.ts'

beforeEach(() => loadReloadToast())
const offerUpdate = () =>
  render(
    <StatusNotices {...initialStatus} reloadOffer="update" onRetryNavigation={vi.fn()} onDismissFailure={vi.fn()} onReload={vi.fn()} />,
  )
/** Expects it; the toast leaves with an animation. */
const expectOffered = (offered: boolean) => vi.waitFor(() => expect(isOffered()).toBe(offered), { timeout: 15_000 })
const isOffered = (reason: ReloadOffer = 'update') =>
  [...document.querySelectorAll('button')].some(({ textContent }) => textContent === `site.${reason}_action`)

it('offers a newer build', async () => {
  await offerUpdate()
  await expectOffered(true)
})

it('withdraws the offer while a payment or a game round is under way, and renews it afterwards', async () => {
  const { unmount } = await offerUpdate()
  await expectOffered(true)
  let release = blockReload()
  await expectOffered(false)
  release()
  await expectOffered(true)
  release = blockReload()
  await unmount()
  await offerUpdate()
  await expectOffered(false)
  release()
  await expectOffered(true)
})

it('withdraws the offer after a login in another tab when that tab logs out, and offers again after the next login', async () => {
  const guestPage = { payload: { context: { session: { loggedIn: false } } } } as RouteView // all that an offer reads
  const store = createAppStore({ ...initialStatus, view: guestPage })
  function Notices() {
    const state = useSyncExternalStore(store.subscribe, store.get)
    useLoginOffer(store, state.reloadOffer)
    return <StatusNotices {...state} onRetryNavigation={vi.fn()} onDismissFailure={vi.fn()} onReload={vi.fn()} />
  }
  const otherTab = new BroadcastChannel('session')
  const say = async (message: TabMessage, offered: boolean) => {
    otherTab.postMessage(message)
    await vi.waitFor(async () => {
      expect(isOffered('login')).toBe(offered)
    })
  }
  await render(<Notices />)
  await say('loggedOut', false) // of an earlier login
  await say('loggedIn', true)
  await say('loggedOut', false)
  await say('loggedIn', true)
  otherTab.close()
})
