import { matchRoute } from '../matchRoute.ts'
import { routes } from '../routes/index.ts'
import { resolveAccess } from '../routeTypes.ts'
import type { PayloadCache } from './payloadCache.ts'
import { resolveNavigation } from './resolveNavigation.ts'

interface ConnectionInfo {
  saveData?: boolean
  effectiveType?: string
}

/** False with Save-Data or on a slow connection. */
export const allowsPrefetch = (connection: ConnectionInfo | undefined): boolean =>
  !connection?.saveData && connection?.effectiveType !== 'slow-2g' && connection?.effectiveType !== '2g'

/** Prefetches payload and lazy component of a linked page. Skips account pages for guests, who would be redirected to the login. */
export function createPrefetcher(payloads: PayloadCache, current: () => { path: string; loggedIn: boolean }) {
  return (url: URL): void => {
    const { connection } = window.navigator as Navigator & { connection?: ConnectionInfo } // not in every browser
    if (!allowsPrefetch(connection)) return
    const { path, loggedIn } = current()
    if (url.pathname === path) return
    if (resolveNavigation(url, { path, origin: window.location.origin }, false).type !== 'fetch') return
    const match = matchRoute(routes, url.pathname)
    if (!match || (resolveAccess(match.route, match.params) === 'login' && !loggedIn)) return
    payloads.prefetch(url)
    match.route.loadPage().catch(() => undefined) // the click retries it and reports the failure
  }
}
