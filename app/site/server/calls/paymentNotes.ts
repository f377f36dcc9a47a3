import type { PaymentMethod } from '@casino/features/content/openPaymentMethods'
import type { FastifyBaseLogger } from 'fastify'
import type { CallContext } from './callContext.ts'
import type { ExecuteCall } from './executeCall.ts'

/** Notes payments at the back end before they are sent, and ends those that were refused. */
export interface PaymentNotes {
  /** Throws `CallFailure`: then nothing is sent. */
  note(payment: { method: PaymentMethod; amount: unknown }, context: CallContext): Promise<void>
  /** Never rejects: what is not ended counts as in doubt for a minute. */
  end(context: CallContext): Promise<void>
}

/** Creates the notes of payments; a payment is known by its idempotency key. */
export const createPaymentNotes = ({ execute, log }: { execute: ExecuteCall; log: FastifyBaseLogger }): PaymentNotes => ({
  note: async (payment, context) => {
    await execute('deposit.noteAttempt', { body: { ...payment, key: context.idempotencyKey } }, context)
  },
  end: async (context) => {
    await execute('deposit.endAttempt', { body: { key: context.idempotencyKey } }, context).catch((err: unknown) =>
      log.warn({ err }, 'the note of a refused payment was not ended'),
    )
  },
})
