import { randomBytes } from 'node:crypto'

export interface HeaderOptions {
  /** Origin of the back end: its game frames, payment pages and identity page. */
  readonly backendOrigin: string
  readonly secure: boolean
  readonly dev: boolean
}

/** Every nonce has this length, so that a cached page can be cut at its places. */
export const createNonce = (): string => randomBytes(18).toString('base64')

/** The content security policy of a page. Without a nonce (answers that are no page) nothing may run at all. */
export function contentSecurityPolicy({ backendOrigin, secure, dev }: HeaderOptions, nonce: string): string {
  // Vite's development client injects scripts and styles and talks over a web socket; the built site does none of it.
  const script = dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  const style = dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `frame-src ${backendOrigin}`,
    `form-action 'self' ${backendOrigin}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every answer of the own server. */
export function securityHeaders({ secure }: Pick<HeaderOptions, 'secure'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // A payment challenge may open a window of its own and still answer it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Policy of the error page: its own style and nothing else. */
export const errorPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Policy of answers that are no page: JSON, pictures, files. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
