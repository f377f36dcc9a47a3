import type { FastifyInstance } from 'fastify'
import { hourMs, minuteMs } from '../../clock.ts'
import type { Platform } from '../../platform.ts'
import type { SteppedRounds } from './steppedRounds.ts'

/** A round that waits for a decision this long is finished by the house, as the rules of the game say. */
export const abandonedAfterMs = 24 * hourMs

/** Settles abandoned rounds every minute while the server runs. A failed run is logged, and the next one tries again. */
export function sweepAbandonedRounds(app: FastifyInstance, rounds: SteppedRounds, { clock, log }: Pick<Platform, 'clock' | 'log'>): void {
  let running = Promise.resolve()
  const sweep = () => {
    running = rounds
      .settleAbandoned(clock.now() - abandonedAfterMs)
      .catch((err: unknown) => log.error({ err }, 'abandoned rounds were not settled'))
  }
  const timer = setInterval(sweep, minuteMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
