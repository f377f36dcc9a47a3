import type { Lifecycle } from '@casino/shared/lifecycle'
import { PlatformError } from '@casino/shared/platformError'
import { createSharedRun } from '@casino/shared/sharedRun'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { runForClient } from '../core/requestClient.ts'
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

/** How long the result of a probe is answered, ms: any number of requests take one connection a second. */
const probeMs = 1000

/**
 * `/healthz`: the process responds (liveness). `/readyz`: the database takes writes (readiness): every call of a player writes. After a write
 * that failed for want of room it is not ready until one succeeds; a probe of a healthy database writes nothing. A probe that gets no turn has
 * learnt nothing: the platform stays what it was.
 */
export function registerHealth(app: FastifyInstance, platform: Platform, lifecycle: Lifecycle, storage: StorageState): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  let ready = false
  const probe = createSharedRun(async () => {
    try {
      if (storage.failing) {
        await platform.transaction(writeOneRow)
        storage.failing = false
      } else await platform.transaction(({ db }) => db.execute(takesWrites))
      ready = true
    } catch (err) {
      if (err instanceof PlatformError) return
      ready = false
      platform.log.error({ err }, 'database unavailable')
    }
  }, probeMs)
  app.get('/readyz', async (_request, reply) => {
    if (lifecycle.stopping) return reply.code(503).send({ status: 'stopping' })
    await runForClient('readiness', probe)
    return ready ? { status: 'ready' } : reply.code(503).send({ status: 'database unavailable' })
  })
}
