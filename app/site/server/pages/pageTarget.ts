import type { FastifyRequest } from 'fastify'
import type { SiteServerConfig } from '../config.ts'

const payloadSuffix = '/_payload.json'

export interface PageTarget {
  /** URL of the page; its host is a placeholder. */
  url: URL
  /** The request is for the payload of the page, not for the document. */
  isPayload: boolean
}

/** Parses the requested page: `/jackpots/_payload.json?x` and `/jackpots?x` are the same page. */
export function parsePageTarget(requestUrl: string): PageTarget {
  const url = new URL(`http://site${requestUrl}`)
  const isPayload = url.pathname.endsWith(payloadSuffix)
  if (isPayload) url.pathname = url.pathname.slice(0, -payloadSuffix.length) || '/'
  return { url, isPayload }
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * `localhost` and `127.0.0.1` are one machine but two sites to a browser: cookies set on one are missing when a payment returns to the
 * other. Returns the same URL on the configured host, or null when no redirect is needed.
 */
export function canonicalUrl(
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
  { publicUrl, publicUrlConfigured }: SiteServerConfig,
): string | null {
  if (!publicUrlConfigured) return null
  const configured = new URL(publicUrl)
  const requested = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
  const bothLoopback =
    requested &&
    loopbackHosts.includes(requested.hostname) &&
    loopbackHosts.includes(configured.hostname) &&
    requested.port === configured.port
  return bothLoopback && requested.hostname !== configured.hostname ? `${configured.origin}${url}` : null
}
