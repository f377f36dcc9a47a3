import { PlatformError } from '@casino/shared/platformError'
import { and, asc, gt, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { minuteMs } from '../core/clock.ts'
import { isOperator } from '../core/operatorRequests.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { playerEvents } from '../db/schema.ts'
import { sendNotFound } from '../http/failures.ts'

export const eventExportPath = '/events/export'

const maxPage = 1000
const querySchema = z.object({
  /** The id of the last event that was read. */
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .default('0')
    .transform(Number),
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .default(String(maxPage))
    .transform(Number)
    .pipe(z.number().min(1).max(maxPage)),
})

/**
 * The events of accounts as NDJSON, one line each, in the order of their ids: the next page begins after the id of the last line. Does not exist
 * for other machines, for web pages, and without the operator's token where one is configured.
 */
export function registerEventExport(app: FastifyInstance, platform: Platform): void {
  app.get(eventExportPath, async (request, reply) => {
    if (!isOperator(platform.config, request)) return sendNotFound(request, reply)
    const query = querySchema.safeParse(request.query)
    if (!query.success)
      throw new PlatformError('ERR_VALIDATION', { message: `no page of events: ${query.error.issues[0]?.path.join('.')}` })
    const events = await platform.transaction((context) => readEvents(context, query.data))
    return reply.type('application/x-ndjson').send(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
  })
}

/**
 * Events of the last minute wait: a transaction that began before another one may commit after it, and a reader that had passed its id would
 * never see it.
 */
async function readEvents({ db, now }: TransactionContext, { after, limit }: z.output<typeof querySchema>) {
  const rows = await db
    .select()
    .from(playerEvents)
    .where(and(gt(playerEvents.id, after), lte(playerEvents.at, now - minuteMs)))
    .orderBy(asc(playerEvents.id))
    .limit(limit)
  return rows.map(({ at, device, sessionHash, ...event }) => ({
    ...event,
    at: new Date(at).toISOString(),
    // the hash of an address would tell a reader with the key which one it is
    device: device && { type: device.type, browser: device.browser, address: device.address },
    session: sessionHash,
  }))
}
