import { repeatJob } from '@casino/shared/repeatJob'
import { runEach } from '@casino/shared/runEach'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { dayMs, minuteMs } from '../core/clock.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import { deposits, providerPayments } from '../db/schema.ts'
import { redateFutureAttempts } from './attempts.ts'
import { lockDeposit } from './deposits.ts'
import { refreshFromProvider } from './settlement.ts'

/**
 * Asks the provider about every open payment, and about payments that ended here but whose money it took within the last week, so that they
 * are credited or returned. Each in its own transaction. Failures as in `runEach`. Redates notes of payments from a clock that was set back
 * since.
 */
export async function sweepPayments({ transaction }: Pick<Platform, 'transaction'>): Promise<void> {
  const found = await transaction(async (context) => {
    await redateFutureAttempts(context)
    return findPaymentsToSweep(context)
  })
  await runEach(found, 'payments were not swept', (id) =>
    transaction(async (context) => {
      const row = await lockDeposit(context, id)
      if (row) await refreshFromProvider(context, row)
    }),
  )
}

/**
 * How long to ask about a payment whose money was taken after its end. The provider repeats an unanswered report, and a sweep runs every
 * minute, so a week is enough, and the payments of years need not be read. The audit of the ledger reports a payment that is left.
 */
export const askedAfterEndMs = 7 * dayMs

/** Joins payments that have ended with what the provider knows of them, whose state is `captured`. */
export const takenAfterEnd = and(eq(deposits.id, providerPayments.depositLogId), inArray(deposits.state, ['declined', 'expired']))

/** Ids of the payments that the provider is asked about. Each condition has an index of its own, which a query for both would not use. */
export async function findPaymentsToSweep({ db, now }: TransactionContext): Promise<readonly string[]> {
  const open = await db.select({ id: deposits.id }).from(deposits).where(isNull(deposits.endedAt))
  const taken = await db
    .select({ id: deposits.id })
    .from(providerPayments)
    .innerJoin(deposits, takenAfterEnd)
    // the condition of the index, as it stands there
    .where(and(sql`${providerPayments.state} = 'captured'`, gt(providerPayments.answeredAt, now - askedAfterEndMs)))
  return [...open, ...taken].map(({ id }) => id)
}

/** Sweeps every minute while the server runs. */
export const sweepOpenPayments = (app: FastifyInstance, platform: Platform): void =>
  repeatJob(app, platform, { everyMs: minuteMs, what: 'payment sweep failed', run: () => sweepPayments(platform) })
