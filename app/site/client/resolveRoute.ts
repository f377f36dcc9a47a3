import { matchRoute, type RouteMatch } from './matchRoute.ts'
import { findRedirect, type RedirectRule } from './redirectRules.ts'
import type { Route } from './routeTypes.ts'

/** What an address leads to before its guards run. */
export type RouteResolution = { type: 'notFound' } | { type: 'redirect'; to: string } | { type: 'route'; match: RouteMatch }

interface RouteTable {
  routes: readonly Route[]
  redirects: readonly RedirectRule[]
}

/**
 * The first two steps of a navigation, on the server and in the browser: the address is valid, and no redirect rule leads elsewhere. The
 * guards of the route follow (specification, *Route guards*).
 */
export function resolveRoute({ routes, redirects }: RouteTable, url: Pick<URL, 'pathname' | 'search'>): RouteResolution {
  const match = matchRoute(routes, url.pathname)
  if (!match) return { type: 'notFound' }
  const to = findRedirect(redirects, url)
  return to === null ? { type: 'route', match } : { type: 'redirect', to }
}
