import type { FastifyInstance } from 'fastify'
import type { SendCall } from './calls/backendClient.ts'
import type { SiteServices } from './siteServices.ts'

/** `/healthz`: liveness. `/readyz`: readiness; 503 while the back end is unreachable or the server shuts down. */
export function registerHealthRoutes(app: FastifyInstance, site: SiteServices, send: SendCall): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (stopping) return reply.status(503).send({ ok: false, reason: 'stopping' })
    const def = site.registry.get('content.siteInfo')
    try {
      if (def) await send(def, {}, { requestId: request.id })
      return { ok: true }
    } catch (error) {
      request.log.warn({ err: error }, 'back end is not reachable')
      return reply.status(503).send({ ok: false, reason: 'back end' })
    }
  })
  // target of the browser's connectivity check (specification, *Connectivity*)
  app.head('/favicon.ico', { logLevel: 'warn' }, async (_, reply) => reply.header('cache-control', 'no-store').status(204).send())
  app.get('/favicon.ico', { logLevel: 'warn' }, async (_, reply) => reply.redirect('/favicon.svg'))
}
