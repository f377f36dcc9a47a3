import type { FormName } from '@casino/features/config/forms'
import type { TextGroup } from '@casino/features/config/texts'
import type { ReactNode } from 'react'
import type { GuardName } from './guards/types.ts'
import type { DataNeed } from './needs.ts'

export type RouteParams = Readonly<Record<string, string>>

/** What a page gets beside its params. */
export interface PageInput {
  readonly params: RouteParams
  /** Where a login returns to: a path on this site, kept by the own server. */
  readonly redirectTo: string | undefined
}
export type DrawPage = (input: PageInput) => ReactNode

/** Who may open a route. `guest`: players are sent home. */
export type Access = 'public' | 'login' | 'guest'

/** One row of the route table. */
export interface Route {
  readonly name: string
  /** `/a/:b`; a last `*` takes the rest. */
  readonly path: string
  /** What a param may look like where that is less than a slug. */
  readonly params?: Readonly<Record<string, RegExp>>
  readonly guards: readonly GuardName[]
  readonly access: Access | ((params: RouteParams) => Access)
  /** Routes for one kind of device send the other kind here. */
  readonly device?: { readonly only: 'Mobile' | 'Desktop'; readonly otherwise: (params: RouteParams) => string }
  /** The page of content that must exist in the CMS (guard `check-custom-content`). */
  readonly content?: (params: RouteParams) => string
  /** Files of the features that `load` imports, without their ending: the page's head preloads their chunks. */
  readonly files: readonly string[]
  /** Loads the page's own chunk. */
  readonly load: () => Promise<DrawPage>
  /** Asked on the server only, and written so that the browser's build leaves it out. `search`: the query without its question mark. */
  readonly data: (params: RouteParams, search: string) => readonly DataNeed[]
  /** Text groups beside those of every page. */
  readonly texts: readonly TextGroup[]
  /** Forms whose field registries the page receives. */
  readonly forms?: readonly FormName[]
  /** `setting`: the header configuration decides (`playGamesHeader`). */
  readonly header: 'shown' | 'hidden' | 'setting'
  readonly wallpaper: 'shown' | 'hidden'
  /** Guest pages are kept for a moment under these query fields; `never` for pages that depend on the visitor. */
  readonly cache: { readonly query: readonly string[] } | 'never'
  /** What the seo call is asked for, when it is not the path. */
  readonly seo?: (params: RouteParams) => string
}
