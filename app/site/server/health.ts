import type { Lifecycle } from '@casino/shared/lifecycle'
import { createSharedRun } from '@casino/shared/sharedRun'
import type { FastifyInstance } from 'fastify'
import type { SiteServices } from './siteServices.ts'

/** How long the answer of the back end to a probe counts, in ms: any number of requests send it one a second. */
const probeMs = 1000

/**
 * `/healthz`: liveness. `/readyz`: readiness; 503 until the back end has answered once, and when the server is about to stop. Later
 * outages leave it ready: all replicas share the back end, and each serves guests from its cache.
 */
export function registerHealthRoutes(app: FastifyInstance, site: SiteServices, lifecycle: Lifecycle): void {
  let wasReady = false
  const probe = createSharedRun(() => site.probeBackend(), probeMs)
  app.get('/healthz', { logLevel: 'warn' }, async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (lifecycle.stopping) return reply.status(503).send({ ok: false, reason: 'stopping' })
    try {
      await probe()
      wasReady = true
      return { ok: true, backend: 'answers' }
    } catch (error) {
      request.log.warn({ err: error }, 'back end is not reachable')
      return reply.status(wasReady ? 200 : 503).send({ ok: wasReady, backend: 'does not answer' })
    }
  })
  // target of the browser's connectivity check (specification, *Connectivity*)
  app.head('/favicon.ico', { logLevel: 'warn' }, async (_, reply) => reply.header('cache-control', 'no-store').status(204).send())
  app.get('/favicon.ico', { logLevel: 'warn' }, async (_, reply) => reply.redirect('/favicon.svg'))
}
