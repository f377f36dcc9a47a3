import { listenFor } from '@casino/features/session/tabChannel'
import { useEffect } from 'react'
import type { createAppStore, ReloadOffer } from './appStore.ts'

type AppStore = Pick<ReturnType<typeof createAppStore>, 'get' | 'set'>

/**
 * Offers to reload a guest's tab after a login in another tab, until that tab logs out. Never reloads by itself, because a form may be half
 * filled in. `offer`: what the store offers now; an offer of a newer build is not replaced, since its reload shows the login too.
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
  // Only while offered: a logout that arrives before any listener is kept for the session monitor.
  useEffect(() => (offer === 'login' ? listenFor('loggedOut', () => store.set({ reloadOffer: null })) : undefined), [store, offer])
}
