import type { CookieJar } from '../cookies.ts'

const parameter = 'approvalCode'

/**
 * Moves the one-time code of an approval from the URL of the identity provider's redirect into an httpOnly cookie, so that no script,
 * history entry or referrer contains it. Only the browser that started this login keeps it: another person's approval is worth nothing
 * here. Null when the URL has no code.
 */
export function takeApprovalCode(url: URL, jar: CookieJar): { path: string; startedHere: boolean } | null {
  const code = url.searchParams.get(parameter)
  if (code === null) return null
  const startedHere = jar.get('transactionId') !== undefined && jar.get('loginLog') === url.searchParams.get('logId')
  if (startedHere && code !== '') jar.set('approvalCode', code)
  const query = new URLSearchParams(url.searchParams)
  query.delete(parameter)
  const path = url.pathname.replace(/^\/+/, '/') // `//host` would lead to another site
  return { path: query.size > 0 ? `${path}?${query}` : path, startedHere }
}
