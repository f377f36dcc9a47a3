import type { PageContextValue } from '@casino/features/config'
import type { Messages } from '@lingui/core'

/** Title and meta tags of a page, from the CMS. */
export interface SeoTags {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly image: string | null
}

/** All data that a page is rendered from: embedded in the first document, then fetched as `{route}/_payload.json`. */
export interface PagePayload {
  /** Id of the server's build; if it differs from the browser's, lazy components may no longer be available. */
  readonly build: string
  readonly path: string
  /** Without the question mark. */
  readonly search: string
  readonly seo: SeoTags
  /** Compiled messages of the route's groups. */
  readonly texts: Messages
  /** Call key → `data`. */
  readonly data: Readonly<Record<string, unknown>>
  readonly context: PageContextValue
  readonly redirectTo?: string
  /** A form of this page was submitted before hydration and must be filled in again. */
  readonly formLost?: boolean
}

/** Response of `_payload.json`: the page, or the guards' redirect. */
export type PayloadResponse = PagePayload | { readonly redirect: string }
