import { hasOneHost } from '@casino/shared/protocolErrors'
import type { FastifyInstance } from 'fastify'
import { CallFailure } from '../calls/callFailure.ts'
import { handoverPath } from '../calls/handoverRoute.ts'
import type { SiteServices } from '../siteServices.ts'
import { isFromPartner, isTrustedRequest } from './csrf.ts'
import { defaultHeaders } from './securityHeaders.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sets security headers on every response and rejects requests without one host, and cross-site state-changing requests. */
export function registerRequestSecurity(app: FastifyInstance, site: SiteServices): void {
  const headers = defaultHeaders({ secure: site.config.cookieSecure })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (!hasOneHost(request.raw)) {
      reply.header('connection', 'close')
      throw new CallFailure('ERR_VALIDATION', { reason: 'not one Host header', status: 400 })
    }
    if (safeMethods.has(request.method)) return
    const { jar, origin } = site.contextOf(request)
    const isTrusted =
      request.routeOptions.url === handoverPath
        ? isFromPartner(request.headers, site.config.partnerOrigins)
        : isTrustedRequest(request.headers, [origin], jar.get('session') !== undefined)
    if (!isTrusted) {
      throw new CallFailure('ERR_FORBIDDEN', { reason: 'cross-site request' })
    }
  })
}
