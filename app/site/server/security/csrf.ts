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

/**
 * Whether a form of a partner's page was sent by it: a navigation, with the origin that browsers add to every form of another site. Without
 * an origin it is refused, because anyone could have sent it.
 */
export const isFromPartner = (
  { origin, 'sec-fetch-mode': mode }: Headers & Pick<NavigationHeaders, 'sec-fetch-mode'>,
  partnerOrigins: readonly string[],
): boolean => origin !== undefined && partnerOrigins.includes(origin) && (mode === undefined || mode === 'navigate')

interface NavigationHeaders {
  'sec-fetch-site'?: string | undefined
  'sec-fetch-mode'?: string | readonly string[] | undefined
  'sec-fetch-dest'?: string | readonly string[] | undefined
  'sec-purpose'?: string | readonly string[] | undefined
  accept?: string | undefined
}

/**
 * Whether a GET with a side effect was started by the user: a same-origin link or a typed URL that opens a document. Not a cross-site
 * request, an image, frame or script of a page, or a prefetch. Browsers send no `Sec-Fetch-*` over plain http except to this machine:
 * there, only a document request accepts HTML.
 */
export function isTrustedNavigation(headers: NavigationHeaders): boolean {
  if (headers['sec-purpose'] !== undefined) return false
  const site = headers['sec-fetch-site']
  if (site === undefined) return headers.accept?.includes('text/html') ?? false
  if (site !== 'same-origin' && site !== 'none') return false
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
