/**
 * Paths that features link to and that the route table serves (specification, *Screens and routes*).
 * Danish, because players see and share them.
 */
export const paths = {
  home: '/',
  login: '/log-ind',
  loginSuccess: '/loginsuccess',
  register: '/registrer',
  terms: '/contents/vilkaar',
  paymentReturn: '/extpayment',
  logout: '/?logout=true',
  overview: '/min-konto/oversigt',
  deposit: '/min-konto/overfoer',
  transactions: '/min-konto/transaktioner',
  limitations: '/min-konto/begraensninger',
} as const

/** Why the login page was opened; shown to the player. */
export type LoginReason = 'expired' | 'required'

/** URL of the login page; the player returns to `redirect` (a path with its query) after login. */
export const loginPath = (options: { redirect?: string; reason?: LoginReason } = {}): string => {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value))
  return query.size ? `${paths.login}?${query}` : paths.login
}

/**
 * Returns the path if it is on this origin, else null. Rejects absolute and protocol-relative URLs, backslashes (browsers parse them
 * as slashes) and control characters, to prevent open redirects (RULES, *Security*).
 */
export function sameOriginPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > 512) return null
  if (/^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return null
  return path
}
