import { createHash } from 'node:crypto'

export interface SecurityHeaderOptions {
  /** Origins of the back end and of banks: game frames, payment pages, the identity page. */
  frameOrigins: readonly string[]
  secure: boolean
  dev: boolean
}

/** Third parties that a document may use. */
interface ThirdPartySources {
  /** Those that the visitor has consented to. */
  measurement?: readonly string[]
  /** Of the provider that checks that a human sends a form. */
  humanCheck?: readonly string[]
}

/** Source expression that allows one inline style element: the hash of its text. */
const hashSource = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/**
 * The Content Security Policy of a page without inline scripts and with at most one inline style element (`css`, empty without one). By
 * hash instead of nonce: equal pages have equal headers, so that a page can be cached.
 */
export function contentSecurityPolicy(
  { frameOrigins, secure, dev }: SecurityHeaderOptions,
  css: string,
  { measurement = [], humanCheck = [] }: ThirdPartySources = {},
): string {
  const consented = measurement.map((source) => ` ${source}`).join('')
  const checking = humanCheck.map((source) => ` ${source}`).join('')
  // only in development: Vite's client injects scripts and styles and opens a WebSocket
  const script = dev ? "'self' 'unsafe-inline'" : "'self'"
  const style = dev ? "'self' 'unsafe-inline'" : `'self'${css && ` ${hashSource(css)}`}`
  return [
    "default-src 'self'",
    `script-src ${script}${consented}${checking}`,
    `style-src ${style}`,
    `img-src 'self'${consented}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${consented}`,
    // 'self': the frame of a bank returns to this site
    `frame-src 'self' ${frameOrigins.join(' ')}${checking}`,
    `form-action 'self' ${frameOrigins.join(' ')}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every response of the site server. */
export function securityHeaders({ secure }: Pick<SecurityHeaderOptions, 'secure'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // a payment challenge may open a popup and must receive its result
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Policy of the error page: allows only its inline style, images and fonts of the site, and the inline script, if it has one. */
export const errorPagePolicy = (css: string, script?: string): string =>
  `default-src 'none'; style-src ${hashSource(css)}; ${script ? `script-src ${hashSource(script)}; ` : ''}img-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Policy of responses that are no document: JSON, images, files. */
const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** Headers that every response starts with; a document replaces the policy by its own. */
export const defaultHeaders = (options: Pick<SecurityHeaderOptions, 'secure'>): Readonly<Record<string, string>> => ({
  ...securityHeaders(options),
  'content-security-policy': denyAllPolicy,
})
