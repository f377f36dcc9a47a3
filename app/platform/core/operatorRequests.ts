import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopbackAddress, isLoopbackHost } from '@casino/shared/plainConnections'
import type { FastifyRequest } from 'fastify'
import type { PlatformConfig } from './config.ts'

/** What proxies add to the requests that they pass on. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * Whether a request comes from a program on this machine. The address is the socket's: forwarding headers can be forged, and any of them
 * means that a local proxy passes on another client's request. A browser names the host of a page's URL, which may only resolve to
 * loopback, and the origin of a page that posts. A proxy that adds no header usually speaks HTTP 1.0, as nginx does by default.
 */
const isLocalProgram = ({ raw, hostname, headers }: FastifyRequest): boolean =>
  raw.httpVersion !== '1.0' &&
  isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
  isLoopbackHost(hostname) &&
  headers.origin === undefined &&
  proxyHeaders.every((name) => headers[name] === undefined)

/**
 * Whether a request may use what is for operators: mails, the report of the ledger, test controls. It comes from a program on this machine,
 * and has the token (`authorization: Bearer`) where one is configured. A platform that visitors reach by a public name serves nobody without
 * a token: a proxy on this machine can pass on their requests as its own.
 */
export function isOperator(
  { operatorToken, isPublic }: Pick<PlatformConfig, 'operatorToken' | 'isPublic'>,
  request: FastifyRequest,
): boolean {
  if (!isLocalProgram(request)) return false
  if (operatorToken === undefined) return !isPublic
  return timingSafeEqual(sha256(request.headers.authorization ?? ''), sha256(`Bearer ${operatorToken}`))
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
