import type { SystemConfigKey } from '@casino/features/content/systemConfig'
import type { TextGroup } from '@casino/features/content/texts'
import type { FormName } from '@casino/features/forms/formRegistries'
import type { ReactNode } from 'react'
import type { GuardName } from './guards/guardNames.ts'
import type { PageNotice } from './payload.ts'
import type { RouteQuery } from './routeQueries.ts'

export type RouteParams = Readonly<Record<string, string>>

/** Input of a page's render function. */
export interface RenderPageInput {
  params: RouteParams
  /** Without the question mark. */
  search: string
  /** Same-origin path to return to after login, stored by the site server. */
  redirectTo: string | undefined
}
export type RenderPage = (input: RenderPageInput) => ReactNode

/** Caching of a page that does not depend on the query. */
export const cachedByPath: ServerRoute['cache'] = { canonicalSearch: () => '' }

/** Who may open a route. `guest`: logged-in players are redirected to `/`. */
export type RouteAccess = 'public' | 'login' | 'guest'

/** One row of the route table. */
export interface Route {
  name: string
  /** `/a/:b`; a trailing `*` matches the rest, as the param `*`. */
  path: string
  /** Patterns of params that are stricter than a slug. */
  params?: Readonly<Record<string, RegExp>>
  guards: readonly GuardName[]
  access: RouteAccess | ((params: RouteParams) => RouteAccess)
  /** Device restriction, and the redirect for other devices. */
  device?: { only: 'Mobile' | 'Desktop'; redirectTo: (params: RouteParams) => string }
  /** Slug of the CMS page that must exist (guard `check-custom-content`). */
  contentSlug?: (params: RouteParams) => string
  /** Of a landing page: its `landingPageLogId` at registration where the URL has none. */
  landingLogId?: (params: RouteParams) => string
  /** Loads the lazy page component. */
  loadPage: () => Promise<RenderPage>
  /** Manifest keys of the modules that `loadPage` imports. The server's build adds them (`app/scripts/lib/routeModules.mjs`). */
  modules?: readonly string[]
  /** `setting`: the header configuration decides (`playGamesHeader`), and phones have none. */
  header: 'shown' | 'hidden' | 'setting'
  /** Without it the page has a wallpaper: money, games and returns from elsewhere have none. */
  wallpaper?: 'hidden'
  /** Where the address names a visitor: third parties may not measure the page, although everyone may open it. */
  measured?: false
  /** The page has a task of its own: no question that can wait is asked here. */
  task?: true
  /** What only the server reads, after `import.meta.env.SSR &&`, which removes it from the browser's script. */
  server: ServerRoute | false
}

/** The part of a row that only the server reads. */
export interface ServerRoute {
  /** `search`: without the question mark. */
  queries: (params: RouteParams, search: string) => readonly RouteQuery[]
  /** Text groups in addition to `sharedTextGroups`. */
  textGroups: readonly TextGroup[]
  /** Forms whose field registries the page receives. */
  forms?: readonly FormName[]
  /** System configuration that the page receives, in addition to `sharedConfig`. */
  config?: readonly SystemConfigKey[]
  /**
   * Guest pages are micro-cached by path and the part of the query that they depend on, in a canonical form (`canonicalSearch` takes and
   * returns it without the question mark); `never`: depends on the visitor.
   */
  cache: { canonicalSearch: (search: string) => string } | 'never'
  /** What the front page says when this route's page is not found; by default `pageGone`. */
  notFoundNotice?: PageNotice
  /** The one address of a page that several addresses serve, path and query; by default the path. `search`: without the question mark. */
  canonicalHref?: (params: RouteParams, search: string) => string
}

/** The server's part of a row. Throws in the browser, whose rows have none. */
export function serverRouteOf({ name, server }: Route): ServerRoute {
  if (!server) throw new Error(`the server's part of the route ${name} is not in the browser's script`)
  return server
}

/**
 * Whether third parties may measure a page, with consent: what everyone may open with its header. Never where a player logs in, registers,
 * pays, plays or sees an account: no script of others runs beside CPR and card numbers. The question for consent is asked there only.
 */
export const isMeasured = (route: Pick<Route, 'access' | 'header' | 'measured'>, params: RouteParams): boolean =>
  route.measured !== false && resolveAccess(route, params) === 'public' && route.header === 'shown'

/** Whether a page may ask what can wait, as for consent to marketing: it has no task of its own. */
export const isCalm = (route: Pick<Route, 'access' | 'header' | 'measured' | 'task'>, params: RouteParams): boolean =>
  route.task !== true && isMeasured(route, params)

/** Who may open a route with these params. The route table is the only source: guards, prefetch and the session dialogs read it here. */
export const resolveAccess = ({ access }: Pick<Route, 'access'>, params: RouteParams): RouteAccess =>
  typeof access === 'function' ? access(params) : access
