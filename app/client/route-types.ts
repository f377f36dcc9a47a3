import type { FormName } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import type { ReactNode } from 'react'
import type { GuardName } from './guards/types.ts'
import type { DataNeed } from './needs.ts'

export type RouteParams = Readonly<Record<string, string>>

/** Input of a page's render function. */
export interface PageInput {
  readonly params: RouteParams
  /** Same-origin path to return to after login, stored by the site server. */
  readonly redirectTo: string | undefined
}
export type DrawPage = (input: PageInput) => ReactNode

/** Who may open a route. `guest`: logged-in players are redirected to `/`. */
export type Access = 'public' | 'login' | 'guest'

/** One row of the route table. */
export interface Route {
  readonly name: string
  /** `/a/:b`; a trailing `*` matches the rest. */
  readonly path: string
  /** Patterns of params that are stricter than a slug. */
  readonly params?: Readonly<Record<string, RegExp>>
  readonly guards: readonly GuardName[]
  readonly access: Access | ((params: RouteParams) => Access)
  /** Device restriction, and the redirect for other devices. */
  readonly device?: { readonly only: 'Mobile' | 'Desktop'; readonly otherwise: (params: RouteParams) => string }
  /** Slug of the CMS page that must exist (guard `check-custom-content`). */
  readonly content?: (params: RouteParams) => string
  /** Feature modules that `loadPage` imports, without extension; the document's head preloads their chunks. */
  readonly files: readonly string[]
  /** Loads the lazy page component. */
  readonly load: () => Promise<DrawPage>
  /** Server only; guarded by `import.meta.env.SSR`, so that the browser bundle excludes it. `search`: without the question mark. */
  readonly data: (params: RouteParams, search: string) => readonly DataNeed[]
  /** Text groups in addition to `sharedTextGroups`. */
  readonly texts: readonly TextGroup[]
  /** Forms whose field registries the page receives. */
  readonly forms?: readonly FormName[]
  /** `setting`: the header configuration decides (`playGamesHeader`). */
  readonly header: 'shown' | 'hidden' | 'setting'
  readonly wallpaper: 'shown' | 'hidden'
  /** Guest pages are micro-cached by path and these query fields; `never`: depends on the visitor. */
  readonly cache: { readonly query: readonly string[] } | 'never'
  /** Slug for the SEO call; default: the path. */
  readonly seo?: (params: RouteParams) => string
}
