import type { FastifyRequest } from 'fastify'
import type { SiteConfig } from '../config.ts'

const payloadEnd = '/_payload.json'

export interface Target {
  /** URL of the page; its host is a placeholder. */
  readonly url: URL
  /** The request is for the payload of the page, not for the document. */
  readonly isPayload: boolean
}

/** Parses the requested page: `/jackpots/_payload.json?x` and `/jackpots?x` are the same page. */
export function readTarget(requestUrl: string): Target {
  const url = new URL(`http://site${requestUrl}`)
  const isPayload = url.pathname.endsWith(payloadEnd)
  if (isPayload) url.pathname = url.pathname.slice(0, -payloadEnd.length) || '/'
  return { url, isPayload }
}

/** Paths reserved for files and calls; unknown paths below them are a 404, never a page. */
export const isReserved = (path: string): boolean => /^\/(?:api|backend|assets|builds|img)(?:\/|$)/.test(path)

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * `localhost` and `127.0.0.1` are one machine but two sites to a browser: cookies set on one are missing when a payment returns to the
 * other. Returns the same URL on the configured host, or null when no redirect is needed.
 */
export function canonicalAddress(
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
  { publicUrl, publicUrlGiven }: SiteConfig,
): string | null {
  if (!publicUrlGiven) return null
  const wanted = new URL(publicUrl)
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
  const bothHere = asked && loopback.includes(asked.hostname) && loopback.includes(wanted.hostname) && asked.port === wanted.port
  return bothHere && asked.hostname !== wanted.hostname ? `${wanted.origin}${url}` : null
}
