import type { FastifyRequest } from 'fastify'
import type { SiteConfig } from '../config.ts'

const payloadEnd = '/_payload.json'

export interface Target {
  /** Address of the page. Its host means nothing. */
  readonly url: URL
  /** The page's data is asked for, not the page. */
  readonly isPayload: boolean
}

/** The page that a request means: `/jackpots/_payload.json?x` and `/jackpots?x` mean the same one. */
export function readTarget(requestUrl: string): Target {
  const url = new URL(`http://site${requestUrl}`)
  const isPayload = url.pathname.endsWith(payloadEnd)
  if (isPayload) url.pathname = url.pathname.slice(0, -payloadEnd.length) || '/'
  return { url, isPayload }
}

/** Addresses below which only files and calls lie: what is missing there is not found, and never a page. */
export const isReserved = (path: string): boolean => /^\/(?:api|backend|assets|builds|img)(?:\/|$)/.test(path)

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * `localhost` and `127.0.0.1` are one machine but two sites to a browser: cookies set on one are lost when a payment returns to the
 * other. Answers the configured address of the same page, or null when the visitor is there already.
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
