import { listenFor } from '@casino/features/session/tabChannel'
import { useEffect } from 'react'
import type { createAppStore, ReloadOffer } from './appStore.ts'

type AppStore = Pick<ReturnType<typeof createAppStore>, 'get' | 'set'>

/**
 * Offers a guest’s tab to be reloaded after a login in another tab, until that one logs out. Never reloads by itself: a form may be half
 * filled. `offer`: what the store offers now; an offer of a newer build stands for both.
 */
export function useLoginOffer(store: AppStore, offer: ReloadOffer | null): void {
  useEffect(
    () =>
      listenFor('loggedIn', () => {
        const { reloadOffer, view } = store.get()
        if (!reloadOffer && !view.payload.context.session.loggedIn) store.set({ reloadOffer: 'login' })
      }),
    [store],
  )
  // only while it stands: a logout that nobody has heard yet waits for the session's monitor
  useEffect(() => (offer === 'login' ? listenFor('loggedOut', () => store.set({ reloadOffer: null })) : undefined), [store, offer])
}
