import type { Route, RouteParams } from './route-types.ts'

export interface Match {
  readonly route: Route
  readonly params: RouteParams
}

/** Letters, digits and hyphens: what ids and slugs of games, pages and campaigns are made of. */
const slug = /^[\p{L}\p{N}-]{1,80}$/u

/** The first route of the table that answers a path (without query), or null. */
export function matchRoute(routes: readonly Route[], path: string): Match | null {
  const segments = path.split('/').filter(Boolean)
  for (const route of routes) {
    const params = matchSegments(route, segments)
    if (params) return { route, params }
  }
  return null
}

function matchSegments(route: Route, segments: readonly string[]): RouteParams | null {
  const pattern = route.path.split('/').filter(Boolean)
  const open = pattern.at(-1) === '*'
  if (open ? segments.length < pattern.length : segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part === '*') {
      const rest = segments.slice(index).map(decode)
      return rest.every((text) => slug.test(text)) ? { ...params, rest: rest.join('/') } : null
    }
    if (!part.startsWith(':')) {
      // the case of an address is not the player's business; the guard `navigation` puts it right
      if (part.toLowerCase() !== segment.toLowerCase()) return null
      continue
    }
    const name = part.slice(1)
    const value = decode(segment)
    if (!(route.params?.[name] ?? slug).test(value)) return null
    params[name] = value
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '' // a broken escape matches nothing
  }
}
