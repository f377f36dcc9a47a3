import { LazyFailureContext } from '@casino/design-system/lazy'
import { setConnectionMessages } from '@casino/features/api/client'
import { navigationNeedsDocument } from '@casino/features/consent/consentStore'
import { createI18n } from '@casino/features/content/useTranslations'
import { announce, openTabChannel } from '@casino/features/session/tabChannel'
import { deleteEndedTabStorage } from '@casino/features/session/tabStorage'
import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { mutate } from 'swr'
import { App } from './App.tsx'
import { type AppState, createAppStore, initialStatus } from './appStore.ts'
import { keepDoubleClicks } from './doubleClicks.ts'
import { captureEarlyInput, takeEarlyClick } from './earlyInput.ts'
import { withGameTransition } from './gameTransition.ts'
import { keepUnchanged } from './keepUnchanged.ts'
import { createLazyFailures } from './lazyFailures.ts'
import { matchRoute } from './matchRoute.ts'
import { loadBuildRedirects } from './navigation/buildRedirects.ts'
import { recordChunkErrors, reloadAfterChunkError, reloadOnce } from './navigation/chunkReload.ts'
import { trackFirstInteraction } from './navigation/firstInteraction.ts'
import { markFresh, skipFreshRevalidation } from './navigation/freshness.ts'
import { handleLinks, prefetchVisibleLinks } from './navigation/links.ts'
import { createNavigator } from './navigation/navigator.ts'
import { createPayloadCache } from './navigation/payloadCache.ts'
import { pollBuilds } from './navigation/pollBuilds.ts'
import { createPrefetcher } from './navigation/prefetch.ts'
import { focusNewPage, restoreScroll, savedScroll, saveScroll } from './navigation/scroll.ts'
import { startOfflineWorker } from './offlineWorker.ts'
import type { PagePayload } from './payload.ts'
import type { RedirectRule } from './redirectRules.ts'
import { routes } from './routes/index.ts'
import { isMeasured } from './routeTypes.ts'
import { loadRouteView, type RouteView } from './routeView.ts'
import { loadReloadToast, StatusNotices } from './StatusNotices.tsx'
import { useLoginOffer } from './useLoginOffer.ts'
import { createViewTransition } from './viewTransition.ts'

/** Hydrates the server-rendered page. Its lazy component is loaded first, so that hydration does not suspend. */
export async function startApp(): Promise<void> {
  recordChunkErrors()
  openTabChannel()
  const root = document.getElementById('app')
  if (!root) throw new Error('element #app is missing')
  const replayEarlyInput = captureEarlyInput(root)
  const initialPayload = readPayload()
  let view: RouteView
  try {
    view = await loadRouteView(initialPayload)
  } catch (error) {
    if (reloadOnce(window.location.href)) return
    replayEarlyInput() // stop capturing: forms submit natively, without hydration
    throw error
  }
  deleteEndedTabStorage(initialPayload.context.session.fingerprint)
  const i18n = createI18n(initialPayload.texts)
  setConnectionMessages({ ERR_NETWORK: i18n._('error.ERR_NETWORK'), ERR_TIMEOUT: i18n._('error.ERR_TIMEOUT') })
  const hydrated: AppState = { ...initialStatus, view }
  const store = createAppStore(hydrated)
  const transition = createViewTransition(store)
  const swr = { fallback: { ...initialPayload.data }, use: [skipFreshRevalidation], revalidateOnFocus: false }
  markFresh(Object.keys(initialPayload.data))

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
    loadBuildRedirects(initialPayload.build).then((rules) => {
      redirects = rules
    }, reportError)
  })
  const navigator = createNavigator({
    payloads,
    build: initialPayload.build,
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
      markFresh(Object.keys(data))
      for (const [key, value] of Object.entries(data)) void mutate(key, value, { revalidate: false })
      i18n.load('da', messages)
      const context = keepUnchanged(store.get().view.payload.context, next.payload.context)
      const view = { ...next, payload: { ...next.payload, context } }
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
  const dismissFailure = () => store.set({ failure: null, partFailure: null })
  const lazyFailures = createLazyFailures(store)

  function Notices() {
    const state = useSyncExternalStore(store.subscribe, store.get, store.get)
    useLoginOffer(store, state.reloadOffer)
    return (
      <StatusNotices
        {...state}
        onRetryNavigation={navigator.retry}
        onDismissFailure={dismissFailure}
        onReload={() => window.location.reload()}
      />
    )
  }
  const notices = <Notices />
  const replayEarlyClick = takeEarlyClick()
  const replayEarly = () => {
    replayEarlyInput()
    replayEarlyClick()
  }
  function Root() {
    useEffect(() => queueMicrotask(replayEarly), []) // a microtask, because flushSync does not work inside an effect
    const page = { ...transition.useView(hydrated), onRetryNavigation: navigator.retry }
    return (
      <LazyFailureContext value={lazyFailures}>
        <App {...page} i18n={i18n} swr={swr} navigate={navigator.navigate} notices={notices} />
      </LazyFailureContext>
    )
  }
  // a transition hydrates in small steps, so that a slow phone stays responsive; a click hydrates its target with priority
  const onUncaughtError = (error: unknown) => {
    if (!reloadAfterChunkError(error)) reportError(error)
  }
  startTransition(() => void hydrateRoot(root, <Root />, { onUncaughtError }))

  window.history.scrollRestoration = 'manual'
  restoreScroll(window.location.hash, savedScroll(window.history.state))
  window.addEventListener('pagehide', saveScroll)
  window.addEventListener('popstate', () => void navigator.handlePopState())
  window.addEventListener('online', () => {
    const { failure } = store.get()
    if (failure?.moved) navigator.retry()
    else dismissFailure() // the player may have gone on with the page that stayed
  })
  startOfflineWorker(initialPayload.context.brand)
  keepDoubleClicks(document)
  handleLinks({
    navigate(url) {
      if (url.searchParams.has('logout')) announce('loggedOut')
      void navigator.followLink(url)
    },
    prefetch,
  })
  // an address or an early click may have logged out without a link that was handled
  if (initialPayload.notice === 'loggedOut') announce('loggedOut')
  // however the player has logged in; the tabs of a guest are told by the first page of the player
  if (initialPayload.context.session.loggedIn) announce('loggedIn')
  const { buildPollSeconds } = initialPayload.context.system
  if (buildPollSeconds !== undefined)
    pollBuilds({
      build: initialPayload.build,
      intervalMs: buildPollSeconds * 1000,
      preload: loadReloadToast,
      onNewer: () => store.set({ reloadOffer: 'update' }),
    })
}

function readPayload(): PagePayload {
  const text = document.getElementById('payload')?.textContent
  if (!text) throw new Error('element #payload is missing or empty')
  return JSON.parse(text) as PagePayload // written by the site server
}
