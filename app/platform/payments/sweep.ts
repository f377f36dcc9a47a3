import { isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../clock.ts'
import { deposits } from '../db/schema.ts'
import type { Platform } from '../platform.ts'
import { lockDeposit } from './deposits.ts'
import { refreshFromProvider } from './settlement.ts'

/** Asks the provider about every open payment, so that one whose report is missing ends. Each in its own transaction. */
export async function sweepPayments({ transaction }: Pick<Platform, 'transaction'>): Promise<void> {
  const open = await transaction(({ db }) => db.select({ id: deposits.id }).from(deposits).where(isNull(deposits.endedAt)))
  for (const { id } of open) {
    await transaction(async (context) => {
      const row = await lockDeposit(context, id)
      if (row) await refreshFromProvider(context, row)
    })
  }
}

/** Sweeps every minute while the server runs. A failed sweep is logged, and the next one tries again. */
export function sweepOpenPayments(app: FastifyInstance, platform: Platform): void {
  let running = Promise.resolve()
  const sweep = () => {
    running = sweepPayments(platform).catch((err: unknown) => app.log.error({ err }, 'payment sweep failed'))
  }
  const timer = setInterval(sweep, minuteMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
