import { hourMs, minuteMs } from '@casino/features/format/duration'
import type { Platform } from '@casino/platform/gamesPort'
import { repeatJob } from '@casino/shared/repeatJob'
import type { FastifyInstance } from 'fastify'
import type { SteppedRounds } from './steppedRounds.ts'

/** A round that waits for a decision this long is finished by the house, as the rules of the game say. */
export const abandonedAfterMs = 24 * hourMs

/** Settles abandoned rounds every minute while the server runs. */
export const sweepAbandonedRounds = (app: FastifyInstance, rounds: SteppedRounds, platform: Platform): void =>
  repeatJob(app, platform, {
    everyMs: minuteMs,
    what: 'abandoned rounds were not settled',
    run: () => rounds.settleAbandoned(platform.clock.now() - abandonedAfterMs),
  })
