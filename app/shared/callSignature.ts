import { createHmac, timingSafeEqual } from 'node:crypto'

/** Method and path, without the query, of a signed call; `body` where its text is signed too. */
interface SignedCall {
  method: string
  path: string
  body?: string
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

const signatureOf = (sharedKey: string, { method, path, body }: SignedCall, timestamp: string) =>
  createHmac('sha256', sharedKey)
    .update(`${method} ${path}\n${timestamp}${body === undefined ? '' : `\n${body}`}`)
    .digest('base64url')

/**
 * The headers that prove to the receiver who sends a call: the site server to the back end (specification, *Own server*), and the payment
 * provider to the platform. `timestamp` is the time of sending in UTC ms, `key` the HMAC-SHA256 of method, path, timestamp and body under
 * the shared key, which is never sent itself.
 */
export const signatureHeaders = (sharedKey: string, call: SignedCall, now: number): { key: string; timestamp: string } => ({
  key: signatureOf(sharedKey, call, String(now)),
  timestamp: String(now),
})

/** Whether a call's headers are a signature of it, made within the last five minutes. */
export function isSignedCall(
  sharedKey: string,
  call: SignedCall,
  { key, timestamp }: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  if (typeof key !== 'string' || typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp)) > toleranceMs) return false
  const [given, expected] = [Buffer.from(key), Buffer.from(signatureOf(sharedKey, call, timestamp))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
