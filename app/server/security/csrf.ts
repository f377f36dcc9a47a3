interface Headers {
  'sec-fetch-site'?: string | undefined
  origin?: string | undefined
}

/**
 * CSRF check of a state-changing request, by `Sec-Fetch-Site`, else by `Origin`. A request with neither header is not from a current
 * browser; it passes only without a session cookie.
 */
export function isTrustedRequest(headers: Headers, allowedOrigins: readonly string[], hasSession: boolean): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (headers.origin !== undefined) return allowedOrigins.includes(headers.origin)
  return !hasSession
}

/** Whether a GET with a side effect was started by the user: a same-origin link or a typed URL, not a cross-site request. */
export const isTrustedNavigation = (headers: { 'sec-fetch-site'?: string | undefined }): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])
