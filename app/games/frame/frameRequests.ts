import { minuteMs } from '@casino/features/format/duration'
import { hashToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { roundRequestSchema } from './frameApi.ts'
import type { FrameSessions } from './frameSessions.ts'

/** More than twice a bet on every field of the roulette, the longest request of a frame (3 kB). */
const maxBodyBytes = 8 * 1024

/** Limits the body of every route that is registered after it in the scope. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = maxBodyBytes
  })
}

/** Attempts per minute and player, or free-play frame: three times what the gap allows, refused ones included. */
const maxAttemptsPerMinute = 60

/** Limit of the requests of a frame, whose id is in their body. */
export const frameLimit = (sessions: FrameSessions): RateLimitOptions => ({
  max: maxAttemptsPerMinute,
  timeWindow: minuteMs,
  hook: 'preHandler', // the key is in the body
  keyGenerator: async ({ body, ip }) => {
    const { data } = roundRequestSchema.pick({ frame: true }).safeParse(body)
    const session = data ? await sessions.find(data.frame) : null
    return session?.player?.id ?? (session && data ? hashToken(data.frame) : ip)
  },
  errorResponseBuilder: () => new PlatformError('ERR_RATE_LIMITED'),
})

/** The body of a request. Throws ERR_VALIDATION. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new PlatformError('ERR_VALIDATION', { message: 'the request does not match its schema' })
  return parsed.data
}
