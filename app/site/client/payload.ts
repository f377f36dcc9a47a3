import type { PageContextValue } from '@casino/features/content/PageContext'
import type { Messages } from '@lingui/core'

/** Title and meta tags of a page, from the CMS. */
export interface SeoTags {
  title: string
  description: string
  robots: string
  image: string | null
}

/**
 * `formLost`: a form of this page was submitted before hydration. `pageGone`, `gameGone`: the requested address has no page, and was
 * redirected here. `loggedOut`: shows nothing here, and is announced to the other tabs. `sessionEnded`: the back end has ended the session.
 */
export const pageNotices = ['formLost', 'pageGone', 'gameGone', 'loggedOut', 'sessionEnded'] as const
export type PageNotice = (typeof pageNotices)[number]

/** All data that a page is rendered from: embedded in the first document, then fetched as `{route}/_payload.json`. */
export interface PagePayload {
  /** Id of the server's build; if it differs from the browser's, lazy components may no longer be available. */
  build: string
  path: string
  /** Without the question mark. */
  search: string
  seo: SeoTags
  /** Compiled messages of the route's groups. */
  texts: Messages
  /** Call key → `data`. */
  data: Readonly<Record<string, unknown>>
  context: PageContextValue
  redirectTo?: string
  /** Why the visitor is on this page, shown once. */
  notice?: PageNotice
}

/** Response of `_payload.json`: the page, or the guards' redirect. */
export type PayloadResponse = PagePayload | { redirect: string }
