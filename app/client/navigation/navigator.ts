import type { PagePayload } from '../payload.ts'
import type { View } from '../view.ts'
import { reloadOnce } from './chunk-reload.ts'
import { decide } from './decide.ts'
import { PayloadError, type Payloads } from './payloads.ts'
import { scrollOf, writeEntry } from './scroll.ts'

export interface NavigateOptions {
  readonly replace?: boolean
  /** History state of the screen. */
  readonly state?: unknown
}
interface Options {
  readonly payloads: Payloads
  readonly build: string
  readonly current: () => View
  readonly load: (payload: PagePayload) => Promise<View>
  /** Renders the page; called when its data and component are loaded. */
  readonly show: (view: View, how: Shown) => void
  readonly busy: (busy: boolean) => void
  readonly offline: () => void
}
/** Result of a navigation, for scroll and focus. */
export interface Shown {
  /** New data was loaded. False: only the query changed on the client, and screens keep their state. */
  readonly arrived: boolean
  /** Only the query changed: focus is kept. */
  readonly samePath: boolean
  readonly hash: string
  /** Scroll position to restore, in px; null for a new history entry. */
  readonly scroll: number | null
}
interface How {
  readonly replace: boolean
  readonly isBack: boolean
  readonly state?: unknown
}
const mostRedirects = 5

/** Client navigation: a newer navigation aborts the current one. Falls back to a full page load. */
export function createNavigator({ payloads, build, current, load, show, busy, offline }: Options) {
  let running: AbortController | null = null

  async function go(url: URL, how: How, redirects = 0): Promise<void> {
    const decision = decide(url, { path: current().payload.path, origin: window.location.origin }, how.isBack)
    if (decision.type === 'leave' || redirects > mostRedirects) return leave(url, how.replace || how.isBack)
    if (decision.type === 'redirect') return go(new URL(decision.to, url), { ...how, replace: true }, redirects + 1)
    running?.abort()
    const own = new AbortController()
    running = own
    busy(true)
    try {
      const answer = await payloads.take(url, own.signal)
      if (own.signal.aborted) return
      if ('redirect' in answer)
        return await go(new URL(answer.redirect, url), { ...how, replace: how.replace || how.isBack }, redirects + 1)
      if (answer.build !== build) return leave(url, how.replace || how.isBack)
      const view = await load(answer)
      if (own.signal.aborted) return
      const samePath = view.payload.path === current().payload.path
      const scroll = how.isBack ? scrollOf(window.history.state) : null
      if (!how.isBack) writeEntry(url, how)
      show(view, { arrived: true, samePath, hash: url.hash, scroll })
    } catch (error) {
      if (own.signal.aborted) return
      if (error instanceof PayloadError) return leave(url, how.replace || how.isBack)
      if (error instanceof TypeError && !window.navigator.onLine) return offline()
      if (!reloadOnce(url.href)) throw error
    } finally {
      if (running === own) {
        running = null
        busy(false)
      }
    }
  }

  /** The query is state of the screen: updates it without loading a payload. */
  function stay(url: URL): void {
    running?.abort()
    const view = current()
    show(
      { ...view, payload: { ...view.payload, search: url.search.slice(1) } },
      { arrived: false, samePath: true, hash: url.hash, scroll: null },
    )
  }
  const isHere = (url: URL) => url.origin === window.location.origin && url.pathname === current().payload.path

  return {
    /** For links: always loads the payload. */
    follow: (url: URL): Promise<void> => go(url, { replace: false, isBack: false }),
    /** For screens: on the same path only the query is updated, without loading a payload. */
    async navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): Promise<void> {
      const url = new URL(to, window.location.href)
      if (!isHere(url)) return go(url, { replace, isBack: false, state })
      writeEntry(url, { replace, state })
      stay(url)
    },
    /** For `popstate`: the URL has already changed. */
    async went(): Promise<void> {
      const url = new URL(window.location.href)
      if (!isHere(url)) return go(url, { replace: false, isBack: true })
      stay(url)
    },
  }
}

const leave = (url: URL, replace: boolean): void => (replace ? window.location.replace(url.href) : window.location.assign(url.href))
