import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Lifecycle } from '../../lifecycle.ts'
import type { Platform } from '../platform.ts'

/** Locks no row, and fails where the server is read-only. */
const takesWrites = sql`select from secrets where false for update`

/** `/healthz`: the process responds (liveness). `/readyz`: the database takes writes (readiness): every call of a player writes. */
export function mountHealth(app: FastifyInstance, platform: Platform, lifecycle: Lifecycle): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (lifecycle.stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      await platform.transaction(({ db }) => db.execute(takesWrites))
      return { status: 'ready' }
    } catch (err) {
      request.log.error({ err }, 'database unavailable')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
