import { jsonTextSchema } from '@casino/features/api/scalars'
import { isSignedBody, isSignedCall, signatureHeaders } from '@casino/shared/callSignature'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Platform } from '../../core/platform.ts'
import { deposits, providerEvents } from '../../db/schema.ts'
import { lockDeposit } from '../deposits.ts'
import { type ProviderEvent, providerEventTypes } from '../paymentMachine.ts'
import { applyProviderEvent } from '../settlement.ts'

/** Where the payment provider reports what became of a payment. */
export const callbackPath = '/payments/callbacks'

/** One report. The provider repeats it with the same `eventId` until it is answered with 200. */
const callbackSchema = z.object({
  eventId: z.string().min(1).max(200),
  depositLogId: z.string().min(1).max(64),
  type: z.enum(providerEventTypes),
  /** UTC ms. */
  occurredAt: z.number().int().min(0),
  /** Øre: a payment is credited with its own amount or not at all. */
  amount: z.number().int(),
  currency: z.literal('DKK'),
})
const callbackTextSchema = jsonTextSchema(callbackSchema)
export type ProviderCallback = z.output<typeof callbackSchema>

const callbackKey = ({ config, keys }: Platform): string => config.paymentCallbackKey ?? keys.paymentCallback

/** The route that the provider reports to. Throws ERR_FORBIDDEN without a valid signature, ERR_VALIDATION and ERR_NOT_FOUND; nothing is changed then. */
export function registerCallbackRoutes(app: FastifyInstance, platform: Platform): void {
  // the signature is of the text
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 8 * 1024 }, async (_: unknown, text: string) => text)
  app.addHook('onError', async (request, _reply, error) => {
    request.log.warn({ code: error instanceof PlatformError ? error.code : 'ERR_INTERNAL' }, 'provider callback refused')
  })

  app.post(callbackPath, async ({ method, url, headers, body, log }) => {
    const text = typeof body === 'string' ? body : ''
    // By the real clock, because tests move the platform's.
    if (!isSignedCall(callbackKey(platform), { method, path: url }, headers, Date.now()) || !isSignedBody(headers, text))
      throw new PlatformError('ERR_FORBIDDEN', { message: 'the callback is not signed, or its signature is not valid' })
    const callback = parseCallback(text)
    const result = await receiveCallback(platform, callback)
    log.info({ depositLogId: callback.depositLogId, event: callback.type, ...result }, 'provider callback')
    return { result: 1, data: result }
  })
}

function parseCallback(text: string): ProviderCallback {
  const parsed = callbackTextSchema.safeParse(text)
  if (!parsed.success) throw new PlatformError('ERR_VALIDATION', { message: 'not a callback' })
  return parsed.data
}

/**
 * Applies a report once. `duplicate`: it had been applied. Throws ERR_NOT_FOUND, and ERR_VALIDATION for another amount than the payment's and for
 * the id of a report about another payment.
 */
export const receiveCallback = (
  { transaction }: Pick<Platform, 'transaction'>,
  { eventId, depositLogId, amount, currency: _, ...event }: ProviderCallback,
): Promise<{ duplicate: boolean; state: string }> =>
  transaction(async (context) => {
    const row = await lockDeposit(context, depositLogId)
    if (!row) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such payment' })
    if (amount !== row.amount) throw new PlatformError('ERR_VALIDATION', { message: 'not the amount of the payment' })
    const added = await context.db
      .insert(providerEvents)
      .values({ id: eventId, depositLogId, receivedAt: context.now })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) {
      const [known] = await context.db.select().from(providerEvents).where(eq(providerEvents.id, eventId))
      if (known?.depositLogId !== depositLogId) throw new PlatformError('ERR_VALIDATION', { message: 'the event id is of another payment' })
      return { duplicate: true, state: row.state }
    }
    return { duplicate: false, state: (await applyProviderEvent(context, row, event)).state }
  })

/** Sends a report as the simulated provider does: signed, to the route of this process. Throws when it is refused. */
export async function sendCallback(app: FastifyInstance, platform: Platform, depositLogId: string, event: ProviderEvent): Promise<void> {
  const [payment] = await platform.transaction(({ db }) =>
    db.select({ amount: deposits.amount }).from(deposits).where(eq(deposits.id, depositLogId)),
  )
  if (!payment) throw new Error('the provider reports on a payment that is not there')
  const callback: ProviderCallback = { eventId: `${depositLogId}.${event.type}`, depositLogId, ...payment, currency: 'DKK', ...event }
  const body = JSON.stringify(callback)
  const headers = signatureHeaders(callbackKey(platform), { method: 'POST', path: callbackPath, body }, Date.now())
  const { statusCode } = await app.inject({
    method: 'POST',
    url: callbackPath,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })
  if (statusCode !== 200) throw new Error(`the callback was answered with ${statusCode}`)
}
