import { setPagePlayer } from '@casino/features/api/client'
import { navigationNeedsDocument } from '@casino/features/consent/consentStore'
import type { I18n } from '@lingui/core'
import { mutate } from 'swr'
import type { createAppStore } from '../appStore.ts'
import { withGameTransition } from '../gameTransition.ts'
import { keepUnchanged } from '../keepUnchanged.ts'
import { matchRoute } from '../matchRoute.ts'
import type { RedirectRule } from '../redirectRules.ts'
import { routes } from '../routes/index.ts'
import { isMeasured } from '../routeTypes.ts'
import { loadRouteView } from '../routeView.ts'
import type { createViewTransition } from '../viewTransition.ts'
import { loadBuildRedirects } from './buildRedirects.ts'
import { trackFirstInteraction } from './firstInteraction.ts'
import { markFresh } from './freshness.ts'
import { prefetchVisibleLinks } from './links.ts'
import { createNavigator } from './navigator.ts'
import { createPayloadCache } from './payloadCache.ts'
import { createPrefetcher } from './prefetch.ts'
import { focusNewPage, restoreScroll } from './scroll.ts'

interface AppNavigationOptions {
  /** Id of the page's build. */
  build: string
  store: ReturnType<typeof createAppStore>
  transition: ReturnType<typeof createViewTransition>
  i18n: I18n
}

/** Client navigation of the app: the navigator, which shows each page through the store, and the prefetcher of its links. */
export function createAppNavigation({ build, store, transition, i18n }: AppNavigationOptions) {
  const payloads = createPayloadCache((address, init) => fetch(address, init))
  let redirects: readonly RedirectRule[] = []
  const prefetch = createPrefetcher(payloads, () => {
    const { path, context } = store.get().view.payload
    return { path, redirects, loggedIn: context.session.loggedIn }
  })
  const observeVisibleLinks = prefetchVisibleLinks(prefetch)
  let redirectsRequested = false
  const resetFirstInteraction = trackFirstInteraction(window, () => {
    observeVisibleLinks()
    if (redirectsRequested) return
    redirectsRequested = true
    loadBuildRedirects(build).then((rules) => {
      redirects = rules
    }, reportError)
  })
  const navigator = createNavigator({
    payloads,
    build,
    redirects: () => redirects,
    current: () => store.get().view,
    loadView: loadRouteView,
    needsDocument: ({ pathname }) => {
      const match = matchRoute(routes, pathname)
      return navigationNeedsDocument(match !== null && isMeasured(match.route, match.params))
    },
    async showView(next, { dataLoaded, hash, scroll, focused }) {
      if (!dataLoaded) {
        store.set({ view: next, openedTitle: null, failure: null })
        document.title = next.payload.seo.title
        return
      }
      const { data, seo, texts: messages } = next.payload
      if (next.payload.context.session.loggedIn && store.get().reloadOffer === 'login') store.set({ reloadOffer: null })
      setPagePlayer(next.payload.context.session.player)
      markFresh(Object.keys(data))
      for (const [key, value] of Object.entries(data)) void mutate(key, value, { revalidate: false })
      i18n.load('da', messages)
      const former = store.get().view.payload.context
      const context = keepUnchanged(former, next.payload.context)
      // a prefetched page or a call was the first to find that the session has ended; a logout loads a document
      const sessionEnded = former.session.loggedIn && !context.session.loggedIn && { notice: 'sessionEnded' as const }
      const view = { ...next, payload: { ...sessionEnded, ...next.payload, context } }
      await withGameTransition(store.get().view.payload.path, view.payload.path, (committed) =>
        transition.show(view, {
          beforePaint() {
            document.title = seo.title
            restoreScroll(hash, scroll)
            committed()
          },
          afterPaint() {
            focusNewPage(hash, focused)
            store.set({ openedTitle: seo.title })
            resetFirstInteraction()
          },
        }),
      )
    },
    loading: (loading) => store.set({ loading }),
    onFailure: (failure) => {
      if (failure.moved) document.title = i18n._('site.unopened')
      store.set({ failure, openedTitle: null })
    },
  })
  return { navigator, prefetch }
}
