import type { Route, RouteParams } from './routeTypes.ts'

export interface RouteMatch {
  route: Route
  params: RouteParams
}

/** Ids and slugs of games, pages and campaigns: letters, digits and hyphens. */
const slugPattern = /^[\p{L}\p{N}-]{1,80}$/u

/** The first route of the table that matches a path (without query), or null. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | null {
  const segments = path.split('/').filter(Boolean)
  for (const route of routes) {
    const params = matchSegments(route, segments)
    if (params) return { route, params }
  }
  return null
}

function matchSegments(route: Route, segments: readonly string[]): RouteParams | null {
  const pattern = route.path.split('/').filter(Boolean)
  const isCatchAll = pattern.at(-1) === '*'
  if (isCatchAll ? segments.length < pattern.length : segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part === '*') {
      const rest = segments.slice(index).map(decode)
      return rest.every((text) => slugPattern.test(text)) ? { ...params, rest: rest.join('/') } : null
    }
    if (!part.startsWith(':')) {
      // case-insensitive; the `navigation` guard redirects to the canonical path
      if (part.toLowerCase() !== segment.toLowerCase()) return null
      continue
    }
    const name = part.slice(1)
    const value = decode(segment)
    if (!(route.params?.[name] ?? slugPattern).test(value)) return null
    params[name] = value
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '' // an invalid escape sequence matches nothing
  }
}
