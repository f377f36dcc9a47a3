import type { Jar } from '../cookies.ts'

/** What a call needs to know of the request that made it. */
export interface CallContext {
  readonly jar: Jar
  readonly clientIP: string
  readonly userDevice: 'Mobile' | 'Desktop'
  /** Reference of the request in log and error answers. */
  readonly requestId: string
  readonly idempotencyKey?: string | undefined
  /** Origin that the player sees, without a trailing slash. */
  readonly origin: string
}

/** Phones tell it by the client hint, and the rest by the word that every phone's user agent contains. */
export const deviceOf = (headers: {
  readonly 'user-agent'?: string | undefined
  readonly 'sec-ch-ua-mobile'?: unknown
}): 'Mobile' | 'Desktop' => {
  if (headers['sec-ch-ua-mobile'] !== undefined) return headers['sec-ch-ua-mobile'] === '?1' ? 'Mobile' : 'Desktop'
  return /Mobi/.test(headers['user-agent'] ?? '') ? 'Mobile' : 'Desktop'
}
