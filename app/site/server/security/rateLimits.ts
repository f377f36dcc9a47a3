import type { RateLimitBucket } from '@casino/features/api/contract'
import { countedAddress } from '@casino/shared/countedAddress'
import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../calls/callContext.ts'
import { clientOf } from '../clientTurns.ts'

/**
 * Requests per minute (RULES: login, registration, e-mail check, bonus code, card; and writes without a login) of an IP address, or of a player
 * where only players call. A login needs three or four; a form that is filled in saves its draft and checks its e-mail at each pause.
 */
const defaultLimits: Readonly<Record<RateLimitBucket | 'image' | 'statement', number>> = {
  login: 40,
  registration: 20,
  registrationDraft: 120,
  emailCheck: 30,
  contact: 20,
  message: 10,
  bonusCode: 10,
  card: 10,
  consent: 20,
  vitals: 60,
  unsubscribe: 10,
  upload: 12,
  search: 240,
  statement: 20,
  default: 600,
  image: 3000,
}

/** What `RATE_LIMITS` can name. */
export const rateLimitBuckets: readonly string[] = Object.keys(defaultLimits)

/** Limit of a bucket: the configured override, else the default. */
export const limitOf = (bucket: keyof typeof defaultLimits, configured: Readonly<Record<string, number>>): number =>
  configured[bucket] ?? defaultLimits[bucket]

interface LimitedSite {
  config: { rateLimits: Readonly<Record<string, number>> }
  contextOf: (request: FastifyRequest) => CallContext
}

/**
 * Route option of @fastify/rate-limit: all routes of a bucket share one counter. What only players call, and the general bucket, counts by
 * player: an address belongs to a whole household, office or mobile network.
 */
export const rateLimitConfig = (
  { config, contextOf }: LimitedSite,
  bucket: keyof typeof defaultLimits,
  access: 'public' | 'player' = 'public',
) => ({
  rateLimit: {
    max: limitOf(bucket, config.rateLimits),
    timeWindow: 60_000,
    groupId: bucket,
    keyGenerator: (request: FastifyRequest) =>
      access === 'player' || bucket === 'default' ? clientOf(contextOf(request)) : countedAddress(request.ip),
  },
})
