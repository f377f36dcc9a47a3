import type { FormName } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import type { ReactNode } from 'react'
import type { GuardName } from './guards/types.ts'
import type { RouteQuery } from './needs.ts'

export type RouteParams = Readonly<Record<string, string>>

/** Input of a page's render function. */
export interface RenderPageInput {
  readonly params: RouteParams
  /** Same-origin path to return to after login, stored by the site server. */
  readonly redirectTo: string | undefined
}
export type RenderPage = (input: RenderPageInput) => ReactNode

/** Who may open a route. `guest`: logged-in players are redirected to `/`. */
export type RouteAccess = 'public' | 'login' | 'guest'

/** One row of the route table. */
export interface Route {
  readonly name: string
  /** `/a/:b`; a trailing `*` matches the rest. */
  readonly path: string
  /** Patterns of params that are stricter than a slug. */
  readonly params?: Readonly<Record<string, RegExp>>
  readonly guards: readonly GuardName[]
  readonly access: RouteAccess | ((params: RouteParams) => RouteAccess)
  /** Device restriction, and the redirect for other devices. */
  readonly device?: { readonly only: 'Mobile' | 'Desktop'; readonly redirectTo: (params: RouteParams) => string }
  /** Slug of the CMS page that must exist (guard `check-custom-content`). */
  readonly contentSlug?: (params: RouteParams) => string
  /** Feature modules that `loadPage` imports, without extension; the document's head preloads their chunks. */
  readonly modules: readonly string[]
  /** Loads the lazy page component. */
  readonly loadPage: () => Promise<RenderPage>
  /** Server only; guarded by `import.meta.env.SSR`, so that the browser bundle excludes it. `search`: without the question mark. */
  readonly queries: (params: RouteParams, search: string) => readonly RouteQuery[]
  /** Text groups in addition to `sharedTextGroups`. */
  readonly textGroups: readonly TextGroup[]
  /** Forms whose field registries the page receives. */
  readonly forms?: readonly FormName[]
  /** `setting`: the header configuration decides (`playGamesHeader`). */
  readonly header: 'shown' | 'hidden' | 'setting'
  readonly wallpaper: 'shown' | 'hidden'
  /** Guest pages are micro-cached by path and these query fields; `never`: depends on the visitor. */
  readonly cache: { readonly query: readonly string[] } | 'never'
  /** Slug for the SEO call; default: the path. */
  readonly seoSlug?: (params: RouteParams) => string
}
