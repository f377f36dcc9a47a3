import { runGuards } from '../guards/index.ts'
import type { RedirectRule } from '../redirectRules.ts'
import { isReservedPath } from '../reservedPaths.ts'
import { resolveRoute } from '../resolveRoute.ts'
import { routes } from '../routes/index.ts'

/** How to navigate to a URL: full page load, redirect, or fetch its payload. */
export type NavigationDecision = { type: 'leave' } | { type: 'redirect'; to: string } | { type: 'fetch' }

export interface CurrentLocation {
  path: string
  origin: string
  /** Redirect rules of this build; empty until they are loaded, and the site server applies them. */
  redirects: readonly RedirectRule[]
}

/**
 * Decides how to navigate to `url`: redirect rules, then guards. Full page load: other origins, logout, files and calls of the site server,
 * paths without a route, and `/` from another page unless going back (specification, *Navigation rule*). Access control is left to the site
 * server.
 */
export function resolveNavigation(url: URL, here: CurrentLocation, isBack: boolean): NavigationDecision {
  if (url.origin !== here.origin || url.searchParams.has('logout')) return { type: 'leave' }
  if (isReservedPath(url.pathname)) return { type: 'leave' }
  if (url.pathname === '/' && here.path !== '/' && !isBack) return { type: 'leave' }
  const resolved = resolveRoute({ routes, redirects: here.redirects }, url)
  if (resolved.type === 'notFound') return { type: 'leave' }
  if (resolved.type === 'redirect') return resolved
  const unknown = { loggedIn: undefined, device: undefined, menu: undefined, contentExists: undefined, playerType: undefined }
  const result = runGuards({ ...resolved.match, ...unknown, path: url.pathname, query: url.searchParams })
  if (result.type === 'redirect') return result
  return result.type === 'notFound' ? { type: 'leave' } : { type: 'fetch' }
}
