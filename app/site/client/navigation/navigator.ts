import { limitImport } from '@casino/design-system/lazy'
import { isTimeout } from '@casino/features/api/timeLimit'
import type { NavigationFailure } from '../appStore.ts'
import type { PagePayload } from '../payload.ts'
import type { RedirectRule } from '../redirectRules.ts'
import type { RouteView } from '../routeView.ts'
import { reloadOnce } from './chunkReload.ts'
import { NetworkError, type PayloadCache, PayloadError } from './payloadCache.ts'
import { resolveNavigation } from './resolveNavigation.ts'
import { savedScroll, writeHistoryEntry } from './scroll.ts'

export interface NavigateOptions {
  replace?: boolean
  /** History state of the screen. */
  state?: unknown
}
interface NavigatorOptions {
  payloads: PayloadCache
  build: string
  /** The redirect rules that are known so far. */
  redirects: () => readonly RedirectRule[]
  current: () => RouteView
  loadView: (payload: PagePayload, requestedAt: number) => Promise<RouteView>
  /** Whether a page must be loaded as a document, because another security policy applies to it. */
  needsDocument: (url: URL) => boolean
  /** Renders the page; called when its data and component are loaded. Resolves when the page is painted or superseded. */
  showView: (view: RouteView, how: NavigationResult) => Promise<void>
  loading: (loading: boolean) => void
  onFailure: (failure: NavigationFailure) => void
}
/** Result of a navigation, for scroll and focus. */
export interface NavigationResult {
  /** New data was loaded. False: only the query changed on the client, and screens keep their state, focus and scroll position. */
  dataLoaded: boolean
  hash: string
  /** Scroll position to restore, in px; null for a new history entry. */
  scroll: number | null
  /** The element that had the focus when the navigation began. */
  focused: Element | null
}
/** What the visitor was doing when a navigation began. */
interface NavigationStart {
  /** The element that had the focus. */
  focused: Element | null
  /** Milliseconds of `performance.now()`. */
  requestedAt: number
}
interface HistoryMode {
  replace: boolean
  isBack: boolean
  state?: unknown
}
const maxRedirects = 5

/** Whether another player has logged in since: all that this document holds is the former one's. */
const isOfOtherPlayer = ({ context: next }: PagePayload, { context: former }: PagePayload): boolean =>
  former.session.player !== undefined && next.session.player !== undefined && next.session.player !== former.session.player

const beginNavigation = (): NavigationStart => ({ focused: document.activeElement, requestedAt: performance.now() })

/** Client navigation: a newer navigation aborts the current one. Falls back to a full page load. */
export function createNavigator({
  payloads,
  build,
  redirects,
  current,
  loadView,
  needsDocument,
  showView,
  loading,
  onFailure,
}: NavigatorOptions) {
  let running: AbortController | null = null
  let repeatFailed: (() => void) | null = null

  async function navigateTo(url: URL, mode: HistoryMode, hops = 0, start = beginNavigation()): Promise<void> {
    const repeat = () => void navigateTo(url, mode, hops)
    const openDocument = () => loadDocument(url, mode.replace || mode.isBack)
    const fail = (retry: () => void = repeat) => {
      repeatFailed = retry
      onFailure({ type: window.navigator.onLine ? 'failed' : 'offline', moved: !isCurrentPage(new URL(window.location.href)) })
    }
    // the script hangs, and another import would wait for it: only a document asks for it again
    const retryDocument = () => (window.navigator.onLine ? openDocument() : fail(retryDocument))
    const here = { path: current().payload.path, origin: window.location.origin, redirects: redirects() }
    const decision = resolveNavigation(url, here, mode.isBack)
    // a full page load without a network would leave the site for the browser's error page
    if (decision.type === 'leave' && url.origin === window.location.origin && !window.navigator.onLine) return fail()
    if (decision.type === 'leave' || hops > maxRedirects) return openDocument()
    if (decision.type === 'redirect') return navigateTo(redirected(decision.to, url), { ...mode, replace: true }, hops + 1, start)
    if (needsDocument(url)) return openDocument()
    running?.abort()
    const controller = new AbortController()
    running = controller
    let hasPayload = false
    loading(true)
    try {
      const payload = await payloads.take(url, controller.signal)
      if (controller.signal.aborted) return
      if ('redirect' in payload)
        return await navigateTo(redirected(payload.redirect, url), { ...mode, replace: mode.replace || mode.isBack }, hops + 1, start)
      if (payload.build !== build || isOfOtherPlayer(payload, current().payload)) return openDocument()
      hasPayload = true
      const view = await limitImport(loadView(payload, start.requestedAt))
      if (controller.signal.aborted) return
      const scroll = mode.isBack ? savedScroll(window.history.state) : null
      // after Back, unless a redirect led elsewhere; a link to the open page adds no entry, as in browsers
      const isOpen = url.href === window.location.href
      if (!mode.isBack || !isOpen) writeHistoryEntry(url, { ...mode, replace: mode.replace || isOpen })
      await showView(view, { dataLoaded: true, hash: url.hash, scroll, focused: start.focused })
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof PayloadError) return openDocument()
      const isLost = error instanceof NetworkError || (error instanceof TypeError && !window.navigator.onLine)
      if (isTimeout(error) && hasPayload) return fail(retryDocument)
      if (isLost || isTimeout(error)) return fail()
      if (reloadOnce(url.href)) return
      fail()
      throw error
    } finally {
      if (running === controller) {
        running = null
        loading(false)
      }
    }
  }

  /** The query is state of the screen: updates it without loading a payload. */
  function updateSearch(url: URL): void {
    running?.abort()
    const view = current()
    void showView(
      { ...view, payload: { ...view.payload, search: url.search.slice(1) } },
      { dataLoaded: false, hash: url.hash, scroll: null, focused: document.activeElement },
    )
  }
  const isCurrentPage = (url: URL) => url.origin === window.location.origin && url.pathname === current().payload.path

  return {
    /** For links: always loads the payload. */
    followLink: (url: URL): Promise<void> => navigateTo(url, { replace: false, isBack: false }),
    /** For screens: on the same path only the query is updated, without loading a payload. */
    async navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
      const url = new URL(to, window.location.href)
      if (!isCurrentPage(url)) return navigateTo(url, { replace, isBack: false, state })
      writeHistoryEntry(url, { replace, state })
      updateSearch(url)
    },
    /** For `popstate`: the URL has already changed. */
    async handlePopState(): Promise<void> {
      const url = new URL(window.location.href)
      if (!isCurrentPage(url)) return navigateTo(url, { replace: false, isBack: true })
      updateSearch(url)
    },
    /** Repeats the navigation that failed last. */
    retry: (): void => repeatFailed?.(),
  }
}

/** Where a redirect leads. Like a browser, it keeps the fragment unless the redirect has its own (RFC 9110, *Location*). */
function redirected(to: string, from: URL): URL {
  const url = new URL(to, from)
  if (!url.hash) url.hash = from.hash
  return url
}

const loadDocument = (url: URL, replace: boolean): void => (replace ? window.location.replace(url.href) : window.location.assign(url.href))
