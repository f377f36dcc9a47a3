/**
 * Addresses that features link to. The app's route table answers them (specification, *Screens and routes*).
 * Danish by design: they are what a player sees and shares.
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

const needLogin = ['/min-konto/', '/spilleautomater/mine-favoritter']

/** Whether a path (without query) is for logged-in players only, as the route table's `auth-user` guard decides. */
export const needsLogin = (path: string): boolean => needLogin.some((start) => path.startsWith(start))

/** Why the login page was opened; it says so to the player. */
export type LoginReason = 'expired' | 'required'

/** Address of the login page that comes back to `redirect` (a path with its query) afterwards. */
export const loginPath = (options: { readonly redirect?: string; readonly reason?: LoginReason } = {}): string => {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value))
  return query.size ? `${paths.login}?${query}` : paths.login
}

/**
 * The path if it stays on this site, else null. Refuses absolute and protocol-relative addresses, backslashes (browsers read them
 * as slashes) and control characters: no open redirect (RULES, *Security*).
 */
export function sameSitePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.length > 512) return null
  if (/^\/[/\\]/.test(path) || /[\\\p{Cc}]/u.test(path)) return null
  return path
}
