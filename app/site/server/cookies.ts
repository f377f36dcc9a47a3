import { parseCookie, stringifySetCookie } from 'cookie'
import type { CookieSigner } from './security/cookieSigner.ts'

const day = 86_400

/** Lifetimes in seconds of every cookie that the site sets (specification, *Business constants*). */
export const cookieLifetimes = {
  session: day,
  userId: day,
  lastLogin: day,
  /** When the session was opened, UTC ms: for a back end that does not tell. */
  loggedInAt: day,
  transactionId: 600,
  loginLog: 3600,
  /** The one-time code of an approval, from the identity provider's redirect. */
  approvalCode: 600,
  /** What a partner has handed over, sealed. */
  handover: 600,
  depositLog: 300,
  /** The sealed registration draft. */
  registration: 600,
  /** The sealed contact data; longer than a transaction of the identity provider. */
  contactDraft: 1200,
  /** What closing the account did, sealed. */
  closing: 600,
  /** A `PageNotice` that the next page shows. */
  notice: 60,
  /** Path that a login returns to. */
  redirect: 600,
  playerType: 7 * day,
  /** The partner or campaign that a visitor comes from. */
  btag: 30 * day,
  btagprofile: 30 * day,
  enhancedCode: 30 * day,
  msclkid: 30 * day,
  /** The choice of cookies; asked again when it ends. */
  consent: 365 * day,
  acceptNews: 365 * day,
  notificationShowTime: 365 * day,
  /** Ids of the popups that were closed. */
  seenPopups: 365 * day,
  responsibleGamingTime: 365 * day,
  /** Id of the log of a landing page; the lifetime is configured (`landingPageCookie`). */
  landingPage: 30 * day,
  brand: 365 * day,
  contrast: 365 * day,
} as const

export type CookieName = keyof typeof cookieLifetimes

/** Cookies that identify a player, a login or a payment to the back end: signed, so that a forged one is absent. */
export const signedCookies: readonly CookieName[] = ['session', 'userId', 'transactionId', 'loginLog', 'approvalCode', 'depositLog']

/** Cookies of one request and of its response. All are httpOnly and SameSite=Lax. */
export interface CookieJar {
  /** The current value, changes included. */
  get(name: CookieName): string | undefined
  /** `maxAge` in seconds; default: `cookieLifetimes`. */
  set(name: CookieName, value: string, maxAge?: number): void
  clear(...names: readonly CookieName[]): void
  /** Whether the response removes a cookie that the request has. */
  removes(name: CookieName): boolean
  /** `set-cookie` header values of the response. */
  setCookieHeaders(): string[]
}

/**
 * Parses a `cookie` header. With `secure` the cookies carry the `__Host-` prefix: bound to this host, https only. Without a signer the
 * signed cookies of the request are absent.
 */
export function createCookieJar(header: string | undefined, secure: boolean, signer?: CookieSigner): CookieJar {
  const prefix = secure ? '__Host-' : ''
  const requestCookies = header ? parseCookie(header) : {}
  const verified = new Map<CookieName, string | undefined>()
  const read = (name: CookieName): string | undefined => {
    const value = requestCookies[prefix + name] || undefined
    if (value === undefined || !signedCookies.includes(name)) return value
    if (!verified.has(name)) verified.set(name, signer?.verify(name, value))
    return verified.get(name)
  }
  const current = new Map<string, string | null>()
  const setCookieLines = new Map<string, string>()
  const write = (name: CookieName, value: string, maxAge: number) => {
    current.set(name, maxAge > 0 ? value : null)
    const written = signer && maxAge > 0 && signedCookies.includes(name) ? signer.sign(name, value) : value
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const
    setCookieLines.set(name, stringifySetCookie({ name: prefix + name, value: written, ...attributes }))
  }
  return {
    get: (name) => (current.has(name) ? (current.get(name) ?? undefined) : read(name)),
    set: (name, value, maxAge = cookieLifetimes[name]) => write(name, value, maxAge),
    clear: (...names) => {
      for (const name of names) write(name, '', 0)
    },
    removes: (name) => current.get(name) === null && read(name) !== undefined,
    setCookieHeaders: () => [...setCookieLines.values()],
  }
}
