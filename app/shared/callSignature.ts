import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Method and path, with its query, of a signed call. */
interface SignedCall {
  method: string
  path: string
}

/**
 * The answer to a call of the site with an invalid signature. Its code is not a refusal's, because it says nothing about the call: the two
 * servers' keys or clocks differ.
 */
export const refusedSignature = {
  status: 403,
  body: { result: 0, code: 'ERR_SIGNATURE', message: 'the call is not signed, or its signature is not valid' },
} as const

/** How old or early a signature may be, in ms: the clocks of two servers differ. */
const toleranceMs = 300_000

/** The value of a `content-digest` header (RFC 9530). */
const digestOf = (body: string): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

const signatureOf = (sharedKey: string, { method, path }: SignedCall, timestamp: string, digest: string) =>
  createHmac('sha256', sharedKey).update(`${method} ${path}\n${timestamp}\n${digest}`).digest('base64url')

/**
 * The headers that prove to the receiver who sends a call: the site server to the back end (specification, *Own server*), and the payment
 * provider to the platform. `timestamp` is the time of sending in UTC ms, `content-digest` the SHA-256 of the body's text, `key` the
 * HMAC-SHA256 of method, path with query, timestamp and digest under the shared key, which is never sent itself.
 */
export function signatureHeaders(sharedKey: string, { body = '', ...call }: SignedCall & { body?: string | undefined }, now: number) {
  const digest = digestOf(body)
  return { key: signatureOf(sharedKey, call, String(now), digest), timestamp: String(now), 'content-digest': digest }
}

type Headers = Readonly<Record<string, unknown>>

/** Whether a call's headers are a signature of it, made within the last five minutes. The body is not read yet: see `isSignedBody`. */
export function isSignedCall(sharedKey: string, call: SignedCall, headers: Headers, now: number): boolean {
  const { key, timestamp, 'content-digest': digest } = headers
  if (typeof key !== 'string' || typeof digest !== 'string' || typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp)) > toleranceMs) return false
  const [given, expected] = [Buffer.from(key), Buffer.from(signatureOf(sharedKey, call, timestamp, digest))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a body is the one of the signed call with these headers. */
export const isSignedBody = (headers: Headers, body: string): boolean => headers['content-digest'] === digestOf(body)
