import type { PageContextValue } from '@casino/features/config'
import type { Messages } from '@lingui/core'

/** Title and description of a page, from the CMS. */
export interface Seo {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly image: string | null
}

/** Everything that a page is drawn from: in the document of the first view, and as `{route}/_payload.json` afterwards. */
export interface PagePayload {
  /** Id of the build that wrote it; another one means that this page's chunks may be gone. */
  readonly build: string
  readonly path: string
  /** Without the question mark. */
  readonly search: string
  readonly seo: Seo
  /** Compiled messages of the route's groups. */
  readonly texts: Messages
  /** Call key → `data`. */
  readonly data: Readonly<Record<string, unknown>>
  readonly context: PageContextValue
  readonly redirectTo?: string
  /** A form of this page was sent before the page was ready, and has to be filled in again. */
  readonly formLost?: boolean
}

/** What `_payload.json` answers: the page, or where the guards send the visitor. */
export type PayloadAnswer = PagePayload | { readonly redirect: string }
