import type { FastifyInstance } from 'fastify'
import { Failure } from '../calls/failure.ts'
import type { Site } from '../site.ts'
import { isOwnRequest } from './csrf.ts'
import { closedPolicy, securityHeaders } from './headers.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sets security headers on every response and rejects cross-site state-changing requests. */
export function registerGuards(app: FastifyInstance, site: Site): void {
  const headers = { ...securityHeaders({ secure: site.config.cookieSecure }), 'content-security-policy': closedPolicy }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (safe.has(request.method)) return
    const { jar, origin } = site.contextOf(request)
    if (!isOwnRequest(request.headers, [origin], jar.get('session') !== undefined)) {
      throw new Failure('ERR_FORBIDDEN', { reason: 'cross-site request' })
    }
  })
}
