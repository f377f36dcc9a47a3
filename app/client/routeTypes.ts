import type { TextGroup } from '@casino/features/content/texts'
import type { FormName } from '@casino/features/forms/formRegistries'
import type { ReactNode } from 'react'
import type { GuardName } from './guards/guardNames.ts'
import type { RouteQuery } from './routeQueries.ts'

export type RouteParams = Readonly<Record<string, string>>

/** Input of a page's render function. */
export interface RenderPageInput {
  params: RouteParams
  /** Same-origin path to return to after login, stored by the site server. */
  redirectTo: string | undefined
}
export type RenderPage = (input: RenderPageInput) => ReactNode

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
  /** Files of `features/` that `loadPage` imports, by which the server finds the chunks to preload in the document's head. */
  modules: readonly string[]
  /** Loads the lazy page component. */
  loadPage: () => Promise<RenderPage>
  /** Server only; guarded by `import.meta.env.SSR`, so that the browser bundle excludes it. `search`: without the question mark. */
  queries: (params: RouteParams, search: string) => readonly RouteQuery[]
  /** Text groups in addition to `sharedTextGroups`. */
  textGroups: readonly TextGroup[]
  /** Forms whose field registries the page receives. */
  forms?: readonly FormName[]
  /** `setting`: the header configuration decides (`playGamesHeader`). */
  header: 'shown' | 'hidden' | 'setting'
  /** Guest pages are micro-cached by path and these query fields; `never`: depends on the visitor. */
  cache: { query: readonly string[] } | 'never'
}

/** Who may open a route with these params. The route table is the only source: guards, prefetch and the session dialogs read it here. */
export const resolveAccess = ({ access }: Pick<Route, 'access'>, params: RouteParams): RouteAccess =>
  typeof access === 'function' ? access(params) : access
