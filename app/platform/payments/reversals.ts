import { maxAmount } from '@casino/features/api/scalars'
import { PlatformError } from '@casino/shared/platformError'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isOperator } from '../core/operatorRequests.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { reversalKinds } from '../db/schema/payments.ts'
import { paymentReversals } from '../db/schema.ts'
import { sendNotFound } from '../http/failures.ts'
import { postReversal } from '../money/index.ts'
import { lockDeposit } from './deposits.ts'
import { paymentMeans } from './settlement.ts'

export const reversalsPath = '/payments/reversals'

/** What the operator enters of a refund or a chargeback. */
const entrySchema = z.object({
  /** The provider's: an entry that is repeated with it changes nothing. */
  reference: z.string().min(1).max(64),
  depositLogId: z.string().min(1).max(64),
  kind: z.enum(reversalKinds),
  /** Øre. */
  amount: z.number().int().positive().max(maxAmount),
})
type ReversalEntry = z.output<typeof entrySchema>

/** Does not exist for other machines, for web pages, and without the operator's token where one is configured. */
export function registerReversals(app: FastifyInstance, platform: Platform): void {
  app.post(reversalsPath, async (request, reply) => {
    if (!isOperator(platform.config, request)) return sendNotFound(request, reply)
    const entry = entrySchema.safeParse(request.body)
    if (!entry.success) throw new PlatformError('ERR_VALIDATION', { message: `not a reversal: ${entry.error.issues[0]?.path.join('.')}` })
    return { result: 1, data: await platform.transaction((context) => reversePayment(context, entry.data)) }
  })
}

/**
 * Books a refund or a chargeback of a payment, whole or in part, once for each reference. `claimed`: øre that the player no longer had. Throws
 * ERR_NOT_FOUND, and ERR_VALIDATION for a payment that credited nothing, for more than is left of it, and for the reference of another reversal;
 * a refund like `postReversal`.
 */
export async function reversePayment(
  context: TransactionContext,
  { reference, depositLogId, kind, amount }: ReversalEntry,
): Promise<{ duplicate: boolean; claimed: number }> {
  const { db, now } = context
  const row = await lockDeposit(context, depositLogId)
  if (!row) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such payment' })
  const [known] = await db.select().from(paymentReversals).where(eq(paymentReversals.id, reference))
  if (known) {
    if (known.depositLogId !== depositLogId || known.kind !== kind || known.amount !== amount)
      throw new PlatformError('ERR_VALIDATION', { message: 'the reference is of another reversal' })
    return { duplicate: true, claimed: known.claimed }
  }
  if (row.state !== 'captured') throw new PlatformError('ERR_VALIDATION', { message: 'the payment credited nothing' })
  const [before] = await db
    .select({ amount: sql<number>`coalesce(sum(${paymentReversals.amount}), 0)`.mapWith(Number) })
    .from(paymentReversals)
    .where(eq(paymentReversals.depositLogId, depositLogId))
  if (amount > row.amount - (before?.amount ?? 0))
    throw new PlatformError('ERR_VALIDATION', { message: 'more than is left of the payment' })
  const { playerId } = row
  const claimed = await postReversal(context, { reference, playerId, kind, amount, means: await paymentMeans(context, row) })
  await db.insert(paymentReversals).values({ id: reference, depositLogId, playerId, kind, amount, claimed, createdAt: now })
  context.logCommitted({ event: kind, depositLogId, playerId, amount, claimed }, 'payment reversed')
  return { duplicate: false, claimed }
}
