import type { Lifecycle } from '@casino/shared/lifecycle'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { secrets } from '../db/schema.ts'
import type { StorageState } from '../db/storageFailures.ts'

/** Locks no row, and fails where the server is read-only. */
const takesWrites = sql`select from secrets where false for update`

/** Writes one row as it is: after a write that failed, only another one proves that there is room. */
const writeOneRow = ({ db }: TransactionContext) =>
  db
    .update(secrets)
    .set({ value: sql`${secrets.value}` })
    .where(sql`${secrets.name} = (select min(name) from secrets)`)

/**
 * `/healthz`: the process responds (liveness). `/readyz`: the database takes writes (readiness): every call of a player writes. After a write
 * that failed for want of room it is not ready until one succeeds; a probe of a healthy database writes nothing.
 */
export function registerHealth(app: FastifyInstance, platform: Platform, lifecycle: Lifecycle, storage: StorageState): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (lifecycle.stopping) return reply.code(503).send({ status: 'stopping' })
    try {
      if (storage.failing) {
        await platform.transaction(writeOneRow)
        storage.failing = false
      } else await platform.transaction(({ db }) => db.execute(takesWrites))
      return { status: 'ready' }
    } catch (err) {
      request.log.error({ err }, 'database unavailable')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
