import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import type { SiteServices } from '../siteServices.ts'
import { isTrustedRequest } from './csrf.ts'
import { defaultHeaders } from './securityHeaders.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sets security headers on every response and rejects cross-site state-changing requests. */
export function registerRequestSecurity(app: FastifyInstance, site: SiteServices): void {
  const headers = defaultHeaders({ secure: site.config.cookieSecure })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (safeMethods.has(request.method)) return
    const { jar, origin } = site.contextOf(request)
    if (!isTrustedRequest(request.headers, [origin], jar.get('session') !== undefined)) {
      throw new CallFailure('ERR_FORBIDDEN', { reason: 'cross-site request' })
    }
  })
}
