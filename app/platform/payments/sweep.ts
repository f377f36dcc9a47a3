import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../clock.ts'
import { deposits, providerPayments } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { repeatJob } from '../repeatJob.ts'
import { runEach } from '../runEach.ts'
import { lockDeposit } from './deposits.ts'
import { refreshFromProvider } from './settlement.ts'

/**
 * Asks the provider about every open payment, and about those whose money it has taken though they had ended here, so that one whose
 * report is missing is credited or returned. Each in its own transaction. Failures as in `runEach`.
 */
export async function sweepPayments({ transaction }: Pick<Platform, 'transaction'>): Promise<void> {
  const takenAfterEnd = and(eq(providerPayments.state, 'captured'), inArray(deposits.state, ['declined', 'expired']))
  const found = await transaction(({ db }) =>
    db
      .select({ id: deposits.id })
      .from(deposits)
      .leftJoin(providerPayments, eq(providerPayments.depositId, deposits.id))
      .where(or(isNull(deposits.endedAt), takenAfterEnd)),
  )
  await runEach(found, 'payments were not swept', ({ id }) =>
    transaction(async (context) => {
      const row = await lockDeposit(context, id)
      if (row) await refreshFromProvider(context, row)
    }),
  )
}

/** Sweeps every minute while the server runs. */
export const sweepOpenPayments = (app: FastifyInstance, platform: Platform): void =>
  repeatJob(app, platform, { everyMs: minuteMs, what: 'payment sweep failed', run: () => sweepPayments(platform) })
