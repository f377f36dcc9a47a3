import { createHmac, timingSafeEqual } from 'node:crypto'

/** Method and path, without the query, of a signed call. */
interface SignedCall {
  method: string
  path: string
}

/** How old or early a signature may be, in ms: the clocks of two servers differ. */
const toleranceMs = 300_000

const signatureOf = (siteKey: string, { method, path }: SignedCall, timestamp: string) =>
  createHmac('sha256', siteKey).update(`${method} ${path}\n${timestamp}`).digest('base64url')

/**
 * The headers that prove to the back end that a call comes from the site server (specification, *Own server*): `timestamp` is the time of
 * sending in UTC ms, `key` the HMAC-SHA256 of method, path and timestamp under the shared `SITE_KEY`, which is never sent itself.
 */
export const signatureHeaders = (siteKey: string, call: SignedCall, now: number): { key: string; timestamp: string } => ({
  key: signatureOf(siteKey, call, String(now)),
  timestamp: String(now),
})

/** Whether a call's headers are a signature of it, made within the last five minutes. */
export function isSignedCall(
  siteKey: string,
  call: SignedCall,
  { key, timestamp }: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  if (typeof key !== 'string' || typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp)) > toleranceMs) return false
  const [given, expected] = [Buffer.from(key), Buffer.from(signatureOf(siteKey, call, timestamp))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
