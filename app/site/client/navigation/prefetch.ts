import { allowsPrefetch, currentConnection } from '@casino/design-system/connection'
import { matchRoute } from '../matchRoute.ts'
import { routes } from '../routes/index.ts'
import { resolveAccess } from '../routeTypes.ts'
import type { PayloadCache } from './payloadCache.ts'
import { type CurrentLocation, resolveNavigation } from './resolveNavigation.ts'

/** Prefetches payload and lazy component of a linked page. Skips account pages for guests, who would be redirected to the login. */
export function createPrefetcher(payloads: PayloadCache, current: () => Omit<CurrentLocation, 'origin'> & { loggedIn: boolean }) {
  return (url: URL): void => {
    if (!allowsPrefetch(currentConnection())) return
    const { loggedIn, ...here } = current()
    if (url.pathname === here.path) return
    if (resolveNavigation(url, { ...here, origin: window.location.origin }, false).type !== 'fetch') return
    const match = matchRoute(routes, url.pathname)
    if (!match || (resolveAccess(match.route, match.params) === 'login' && !loggedIn)) return
    payloads.prefetch(url)
    match.route.loadPage().catch(() => undefined) // the click retries it and reports the failure
  }
}
