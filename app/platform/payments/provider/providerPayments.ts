import { newId } from '@casino/shared/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { TransactionContext } from '../../core/platform.ts'
import { providerPayments } from '../../db/schema.ts'
import { type ProviderEvent, providerEventTypes } from '../paymentMachine.ts'

export type ProviderPayment = typeof providerPayments.$inferSelect

/**
 * The simulated payment provider's own record of the payments that wait for the player's approval. The platform changes it only by what
 * a provider offers: create, look up, void and refund.
 */
export async function createProviderPayment(
  { db }: TransactionContext,
  payment: Pick<ProviderPayment, 'depositLogId' | 'expiresAt'>,
): Promise<void> {
  await db.insert(providerPayments).values({ ...payment, id: newId(), state: 'created' })
}

/** The state of a payment as the provider reports it on request, `lastEvent` null before the player's answer; locks the row. */
export async function findProviderPayment(
  { db }: TransactionContext,
  depositLogId: string,
): Promise<(ProviderPayment & { lastEvent: ProviderEvent | null }) | null> {
  const [payment] = await db.select().from(providerPayments).where(eq(providerPayments.depositLogId, depositLogId)).for('update')
  if (!payment) return null
  const type = providerEventTypes.find((known) => known === payment.state)
  return { ...payment, lastEvent: type && payment.answeredAt !== null ? { type, occurredAt: payment.answeredAt } : null }
}

/** Stores the answer of the player. `answeredAt`: UTC ms. */
export async function answerProviderPayment(
  { db }: TransactionContext,
  payment: ProviderPayment,
  { type: state, occurredAt: answeredAt }: ProviderEvent,
): Promise<void> {
  await db.update(providerPayments).set({ state, answeredAt }).where(eq(providerPayments.id, payment.id))
}

/** Withdraws a payment, unless its money has been taken. */
export async function voidProviderPayment(
  { db, now }: TransactionContext,
  depositLogId: string,
  state: 'declined' | 'expired',
): Promise<void> {
  await db
    .update(providerPayments)
    .set({ state, answeredAt: now })
    .where(and(eq(providerPayments.depositLogId, depositLogId), inArray(providerPayments.state, ['created', 'authorised'])))
}

/** Sends the taken money back to the card or wallet. */
export async function refundProviderPayment({ db }: TransactionContext, depositLogId: string): Promise<void> {
  await db
    .update(providerPayments)
    .set({ state: 'refunded' })
    .where(and(eq(providerPayments.depositLogId, depositLogId), eq(providerPayments.state, 'captured')))
}
