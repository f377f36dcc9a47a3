import { parseSitePath } from '@casino/features/navigation/address'
import { unescapeUnreserved } from '@casino/features/navigation/pathEscapes'

/** An address that leads to another one, before any guard runs. Both are paths without a query; the visitor's query is kept. */
export interface RedirectRule {
  from: string
  to: string
}

/** A path as rules and the route table compare it: in lower case, without empty segments and needless escapes. */
const comparablePath = (path: string): string => `/${unescapeUnreserved(path).toLowerCase().split('/').filter(Boolean).join('/')}`

/** Where a rule leads this address, or null without one. `search` with its question mark. */
export function findRedirect(rules: readonly RedirectRule[], { pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const path = comparablePath(pathname)
  const rule = rules.find(({ from }) => from === path)
  return rule ? rule.to + search : null
}

/**
 * Parses the `redirects` of `builds/meta/{buildId}.json`, on the server and in the browser. Throws an Error that names the rule which is
 * no path of this site, stands there twice, or leads to another rule: a loop, or a redirect more than needed.
 */
export function parseRedirectRules(value: unknown): readonly RedirectRule[] {
  if (!Array.isArray(value)) throw new Error('redirect rules: not a list')
  const rules = value.map(parseRule)
  const sources = rules.map(({ from }) => from)
  for (const { from, to } of rules) {
    if (sources.indexOf(from) !== sources.lastIndexOf(from)) throw new Error(`redirect rule ${from}: more than one`)
    if (sources.includes(comparablePath(to))) throw new Error(`redirect rule ${from}: ${to} is redirected, too`)
  }
  return rules
}

function parseRule(value: unknown): RedirectRule {
  const { from, to } = Object(value) as Partial<Record<keyof RedirectRule, unknown>> // any value has these properties, at least undefined
  if (typeof from !== 'string' || from !== comparablePath(from)) throw new Error(`redirect rule ${from}: not a path in lower case`)
  if (typeof to !== 'string' || !parseSitePath(to) || /[?#]/.test(to))
    throw new Error(`redirect rule ${from}: ${to} is no path of this site`)
  return { from, to }
}
