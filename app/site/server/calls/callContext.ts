import { type CookieJar, createCookieJar } from '../cookies.ts'

/** Request data that calls depend on. */
export interface CallContext {
  jar: CookieJar
  clientIP: string
  userDevice: 'Mobile' | 'Desktop'
  /** At most 256 characters; empty when the browser sends none. */
  userAgent: string
  /** Reference of the request in the log and in error responses. */
  requestId: string
  idempotencyKey?: string | undefined
  /** The player whose page sends the call, as the page says; absent for a guest's page. */
  pagePlayer?: string | undefined
  /** Time limit in ms of each call to the back end, where it is shorter than the call's own. */
  timeoutMs?: number | undefined
  /** Public origin of the site, without a trailing slash. */
  origin: string
}

/** Context of a call without a visitor: cached content must contain no visitor's data. `jar`: cookies that it may depend on. */
export const createAnonymousContext = (
  origin: string,
  requestId: string,
  jar: CookieJar = createCookieJar(undefined, false),
): CallContext => ({
  jar,
  clientIP: '',
  userDevice: 'Desktop',
  userAgent: '',
  requestId,
  origin,
})

/** Device class by the client hint `Sec-CH-UA-Mobile`, else by `Mobi` in the user agent. */
export const deviceOf = (headers: { 'user-agent'?: string | undefined; 'sec-ch-ua-mobile'?: unknown }): 'Mobile' | 'Desktop' => {
  if (headers['sec-ch-ua-mobile'] !== undefined) return headers['sec-ch-ua-mobile'] === '?1' ? 'Mobile' : 'Desktop'
  return /Mobi/.test(headers['user-agent'] ?? '') ? 'Mobile' : 'Desktop'
}
