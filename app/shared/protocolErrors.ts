import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Why Node's HTTP parser refuses the bytes of a connection. */
export type ProtocolError = Error & { code?: string }

interface ProtocolErrorAnswer {
  headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON, a text as HTML. */
  body: object | string
}

/** Status of bytes that Node's HTTP parser refuses, by its error code; 400 for any other. */
const statusByCode: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Creates the `clientErrorHandler` of a Fastify server: bytes that are no HTTP request never reach a route, so the answer is written to the
 * socket, which is then closed. A broken connection gets none.
 */
export const protocolErrorHandler =
  (answer: (error: ProtocolError) => ProtocolErrorAnswer | Promise<ProtocolErrorAnswer>) =>
  async (error: ProtocolError, socket: Socket): Promise<void> => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { headers, body } = await answer(error)
    const status = statusByCode[error.code ?? ''] ?? 400
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const lines = Object.entries({
      ...headers,
      'content-type': `${typeof body === 'string' ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  }

/** Node's own answer to a request without a host has no body: the servers check it with `hasOneHost`. */
export const httpOptions = { requireHostHeader: false } as const

/** Handles a request with an `Expect` header that Node does not know as any other: its own answer, 417, has no body and passes no hook. */
export const ignoreExpectations = (server: Server) => server.on('checkExpectation', (...request) => server.emit('request', ...request))

/** Node keeps the first of two `Host` headers, a proxy may have kept the second; RFC 9112, section 3.2, has both refused, and none in HTTP/1.1. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Fastify's `rewriteUrl`: path and query of a request whose target is a whole address, which RFC 9112, section 3.2.2, has every server accept. */
export const originForm = ({ url = '/' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
