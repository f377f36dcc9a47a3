import { matchRoute } from '../match.ts'
import type { Route } from '../route-types.ts'
import { routes } from '../routes/index.ts'
import { decide } from './decide.ts'
import type { Payloads } from './payloads.ts'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** False with Save-Data or on a slow connection. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g'

/** Prefetches payload and lazy component of a linked page. Skips account pages for guests, who would be redirected to the login. */
export function createPrefetch(payloads: Payloads, here: () => { readonly path: string; readonly loggedIn: boolean }) {
  return (url: URL): void => {
    const { connection } = window.navigator as Navigator & { readonly connection?: Connection } // not in every browser
    if (!mayPrefetch(connection)) return
    const { path, loggedIn } = here()
    if (url.pathname === path) return
    if (decide(url, { path, origin: window.location.origin }, false).type !== 'fetch') return
    const match = matchRoute(routes, url.pathname)
    if (!match || (accessOf(match.route, match.params) === 'login' && !loggedIn)) return
    payloads.prefetch(url)
    match.route.load().catch(() => undefined) // the click retries it and reports the failure
  }
}

const accessOf = ({ access }: Route, params: Parameters<Extract<Route['access'], (...input: never) => unknown>>[0]) =>
  typeof access === 'function' ? access(params) : access
