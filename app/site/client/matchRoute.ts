import { decodeAddressPart, unescapeUnreserved } from '@casino/features/navigation/pathEscapes'
import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import type { Route, RouteParams } from './routeTypes.ts'

export interface RouteMatch {
  route: Route
  params: RouteParams
}

/** Ids and slugs of games, pages and campaigns: letters, digits and hyphens. */
const slugPattern = /^[\p{L}\p{N}-]{1,80}$/u

/** Longest name of a page that the CMS is asked for. */
const maxParamLength = 120

const parsedPaths = new Map<string, ReturnType<typeof parsePath>>()
const parsePath = (path: string) => parse(path)
/** wouter's default parser with a cache: without it every match compiles every pattern, and is four times as slow. */
const cachedParser = (path: string): ReturnType<typeof parsePath> => {
  const parsed = parsedPaths.get(path) ?? parsePath(path)
  parsedPaths.set(path, parsed)
  return parsed
}

/**
 * The first route of the table that matches a path (without query), or null. Fixed segments match in any case; empty segments and needless
 * escapes are ignored. The `navigation` guard redirects to the canonical path.
 */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | null {
  const normalisedPath = `/${unescapeUnreserved(path).split('/').filter(Boolean).join('/')}`
  for (const route of routes) {
    const [isMatch, captured] = matchPattern<Record<string, string | undefined>>(cachedParser, route.path, normalisedPath)
    const params = isMatch && decodeParams(route, captured)
    if (params) return { route, params }
  }
  return null
}

/** The decoded params, or null when a segment is not of the param's pattern. */
function decodeParams(route: Route, captured: Readonly<Record<string, string | undefined>>): RouteParams | null {
  const params: Record<string, string> = {}
  for (const name of cachedParser(route.path).keys) {
    const pattern = route.params?.[name] ?? slugPattern
    const segments: string[] = []
    for (const part of (captured[name] ?? '').split('/')) {
      const segment = decodeAddressPart(part)
      if (segment === null || !pattern.test(segment)) return null
      segments.push(segment)
    }
    const value = segments.join('/')
    if (value.length > maxParamLength) return null
    params[name] = value
  }
  return params
}
