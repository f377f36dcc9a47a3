import type { TextLookup } from '../calls/callFailure.ts'

/** What an error page says: each kind has its own title and text. */
export type ErrorPageKind = 'busy' | 'tooMany' | 'forbidden' | 'notFound' | 'failed' | 'offline' | 'tooManyCookies'

/** Texts of the page, without markup. */
export interface ErrorPageTexts {
  title: string
  text: string
  retry: string
  home: string
}

const textKeys: Readonly<Record<ErrorPageKind, { title: string; text: string }>> = {
  busy: { title: 'site.busy_title', text: 'site.busy_text' },
  tooMany: { title: 'site.busy_title', text: 'error.ERR_RATE_LIMITED' },
  forbidden: { title: 'site.crash_title', text: 'error.ERR_FORBIDDEN' },
  notFound: { title: 'site.crash_title', text: 'error.ERR_NOT_FOUND' },
  offline: { title: 'site.offline_title', text: 'site.offline_text' },
  tooManyCookies: { title: 'site.cookies_title', text: 'site.cookies_text' },
  failed: { title: 'site.error_title', text: 'site.error_text' },
}

/** Texts of an error page of one kind. */
export function errorPageTexts(kind: ErrorPageKind, lookupText: TextLookup): ErrorPageTexts {
  const text = (key: string) => lookupText(key) ?? ''
  const { title, text: body } = textKeys[kind]
  return { title: text(title), text: text(body), retry: text('site.try_again'), home: text('site.error_home') }
}

/** The line by which support finds the log lines of the request. */
export const errorReference = (requestId: string, lookupText: TextLookup): string =>
  (lookupText('site.error_reference') ?? '').replace('{reference}', requestId)
