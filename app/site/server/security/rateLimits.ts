import type { RateLimitBucket } from '@casino/features/api/contract'

/**
 * Requests per minute and IP address (RULES: login, registration, e-mail check, bonus code, card; and writes without a login). A login needs
 * three or four; a form that is filled in saves its draft and checks its e-mail at each pause.
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
  statement: 20,
  default: 600,
  image: 3000,
}

/** What `RATE_LIMITS` can name. */
export const rateLimitBuckets: readonly string[] = Object.keys(defaultLimits)

/** Limit of a bucket: the configured override, else the default. */
export const limitOf = (bucket: keyof typeof defaultLimits, configured: Readonly<Record<string, number>>): number =>
  configured[bucket] ?? defaultLimits[bucket]

/** Route option of @fastify/rate-limit: all routes of a bucket share one counter. */
export const rateLimitConfig = (bucket: keyof typeof defaultLimits, configured: Readonly<Record<string, number>>) => ({
  rateLimit: { max: limitOf(bucket, configured), timeWindow: 60_000, groupId: bucket },
})
