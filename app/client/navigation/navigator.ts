import type { PagePayload } from '../payload.ts'
import type { View } from '../view.ts'
import { reloadOnce } from './chunk-reload.ts'
import { decide } from './decide.ts'
import { PayloadError, type Payloads } from './payloads.ts'
import { forgetScroll, scrollOf } from './scroll.ts'

export interface NavigateOptions {
  readonly replace?: boolean
}
interface Options {
  readonly payloads: Payloads
  readonly build: string
  readonly current: () => View
  readonly load: (payload: PagePayload) => Promise<View>
  /** Draws the page; called when everything for it is there. */
  readonly show: (view: View, how: Shown) => void
  readonly busy: (busy: boolean) => void
  readonly offline: () => void
}
/** How a page was reached, for scroll and focus. */
export interface Shown {
  /** Only the query changed: the reader stays where they are. */
  readonly samePath: boolean
  readonly hash: string
  /** Position of a page gone back to, in px; null for a new one. */
  readonly scroll: number | null
}
const mostRedirects = 5

/** Client navigation: one at a time, the newest wins. What it cannot do itself it leaves to a full load. */
export function createNavigator({ payloads, build, current, load, show, busy, offline }: Options) {
  let running: AbortController | null = null

  async function go(url: URL, how: { replace: boolean; isBack: boolean }, redirects = 0): Promise<void> {
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
      if (!how.isBack) forgetScroll(url, how.replace)
      show(view, { samePath, hash: url.hash, scroll })
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

  return {
    navigate: (to: string, { replace = false }: NavigateOptions = {}): Promise<void> =>
      go(new URL(to, window.location.href), { replace, isBack: false }),
    /** The address has changed already: the browser went back or forward. */
    follow: (): Promise<void> => go(new URL(window.location.href), { replace: false, isBack: true }),
  }
}

const leave = (url: URL, replace: boolean): void => (replace ? window.location.replace(url.href) : window.location.assign(url.href))
