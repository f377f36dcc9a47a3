import { LazyLoadContext } from '@casino/design-system/lazy'
import { setConnectionMessages, setPagePlayer } from '@casino/features/api/client'
import { createI18n } from '@casino/features/content/useTranslations'
import { announce, openTabChannel } from '@casino/features/session/tabChannel'
import { deleteEndedTabStorage } from '@casino/features/session/tabStorage'
import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { type AppState, createAppStore, initialStatus } from './appStore.ts'
import { keepDoubleClicks } from './doubleClicks.ts'
import { captureEarlyInput, takeEarlyClick } from './earlyInput.ts'
import { createLazyLoadHandler } from './lazyLoadHandler.ts'
import { createAppNavigation } from './navigation/appNavigation.ts'
import { recordChunkErrors, reloadAfterChunkError, reloadOnce } from './navigation/chunkReload.ts'
import { markFresh, skipFreshRevalidation } from './navigation/freshness.ts'
import { handleLinks } from './navigation/links.ts'
import { pollBuilds } from './navigation/pollBuilds.ts'
import { restoreScroll, savedScroll, saveScroll } from './navigation/scroll.ts'
import { startOfflineWorker } from './offlineWorker.ts'
import type { PagePayload } from './payload.ts'
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
  setPagePlayer(initialPayload.context.session.player)
  const i18n = createI18n(initialPayload.texts)
  setConnectionMessages({ ERR_NETWORK: i18n._('error.ERR_NETWORK'), ERR_TIMEOUT: i18n._('error.ERR_TIMEOUT') })
  const hydrated: AppState = { ...initialStatus, view }
  const store = createAppStore(hydrated)
  const transition = createViewTransition(store)
  const swr = { fallback: { ...initialPayload.data }, use: [skipFreshRevalidation], revalidateOnFocus: false }
  markFresh(Object.keys(initialPayload.data))

  const { navigator, prefetch } = createAppNavigation({ build: initialPayload.build, store, transition, i18n })
  const dismissFailure = () => store.set({ failure: null, partFailure: null })
  const lazyLoadHandler = createLazyLoadHandler(store)

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
    performance.mark('hydrated') // every press is ours from here on: for real-user monitoring, and for tests
  }
  function Root() {
    useEffect(() => queueMicrotask(replayEarly), []) // a microtask, because flushSync does not work inside an effect
    const page = { ...transition.useView(hydrated), onRetryNavigation: navigator.retry }
    return (
      <LazyLoadContext value={lazyLoadHandler}>
        <App {...page} i18n={i18n} swr={swr} navigate={navigator.navigate} notices={notices} />
      </LazyLoadContext>
    )
  }
  const onUncaughtError = (error: unknown) => {
    if (!reloadAfterChunkError(error)) reportError(error)
  }
  // React mends a page whose text is not the server's by rendering it again; the mark shows it to real-user monitoring and to tests in every engine
  const onRecoverableError = (error: unknown) => {
    performance.mark('hydration-fault', { detail: String(error) })
    reportError(error)
  }
  // a transition hydrates in small steps, so that a slow phone stays responsive; a click hydrates its target with priority
  startTransition(() => void hydrateRoot(root, <Root />, { onUncaughtError, onRecoverableError }))

  window.history.scrollRestoration = 'manual'
  restoreScroll(window.location.hash, savedScroll(window.history.state))
  window.addEventListener('pagehide', saveScroll)
  window.addEventListener('popstate', () => void navigator.handlePopState())
  window.addEventListener('online', () => {
    const { failure } = store.get()
    if (failure?.moved) navigator.retry()
    else dismissFailure() // the player may be using the page that stayed
  })
  startOfflineWorker(initialPayload.context.brand)
  keepDoubleClicks(document)
  handleLinks({
    navigate(url) {
      if (url.searchParams.has('logout')) announce('loggedOut')
      return navigator.followLink(url)
    },
    prefetch,
  })
  // a typed URL, or a click before hydration, logs out without `handleLinks`
  if (initialPayload.notice === 'loggedOut') announce('loggedOut')
  // every way of logging in ends with a page load: this page tells the tabs in which the visitor is still a guest
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
