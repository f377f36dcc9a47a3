import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../core/platform.ts'
import type { ProviderEvent } from '../paymentMachine.ts'
import { sendCallback } from './callbacks.ts'
import { answerProviderPayment, findProviderPayment, type ProviderPayment } from './providerPayments.ts'

/** What a player, or a tester, answers on an approval page. */
export const approvalAnswers = ['approve', 'twice', 'lost', 'late', 'decline', 'expire'] as const
export type ApprovalAnswer = (typeof approvalAnswers)[number]

const callbacksByAnswer: Readonly<Record<ApprovalAnswer, number>> = { approve: 1, twice: 2, lost: 0, late: 1, decline: 1, expire: 1 }

/**
 * Carries out an answer as the provider would: reserves, reports, and takes the money unless the platform has withdrawn the payment.
 * `twice` reports everything twice, `lost` nothing; `late` takes the money after the payment has expired. An answer to a finished payment
 * changes nothing.
 */
export async function answerApproval(
  app: FastifyInstance,
  platform: Platform,
  depositLogId: string,
  answer: ApprovalAnswer,
): Promise<void> {
  const report = async (event: ProviderEvent | null): Promise<void> => {
    for (let sent = 0; event && sent < callbacksByAnswer[answer]; sent += 1) await sendCallback(app, platform, depositLogId, event)
  }
  const store = (step: (payment: ProviderPayment, now: number) => ProviderEvent | null) =>
    platform.transaction(async (context) => {
      const payment = await findProviderPayment(context, depositLogId)
      const event = payment && step(payment, context.now)
      if (payment && event) await answerProviderPayment(context, payment, event)
      return event
    })
  const first = await store((payment, now) => firstEvent(payment, answer, now))
  // Each report is sent after its change has been committed: a lost one is found when the platform asks.
  await report(first)
  if (first?.type !== 'authorised') return
  const { occurredAt } = first
  await report(await store(({ state }) => (state === 'authorised' ? { type: 'captured', occurredAt } : null)))
}

function firstEvent({ state, expiresAt }: ProviderPayment, answer: ApprovalAnswer, now: number): ProviderEvent | null {
  const late = answer === 'late' || now >= expiresAt
  const approves = answer !== 'decline' && answer !== 'expire'
  if (approves && late && (state === 'created' || state === 'expired')) return { type: 'captured', occurredAt: Math.max(now, expiresAt) }
  if (state !== 'created') return null
  if (approves) return { type: 'authorised', occurredAt: now }
  return { type: answer === 'decline' ? 'declined' : 'expired', occurredAt: now }
}
