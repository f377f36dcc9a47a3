import { minuteMs } from '@casino/features/format/duration'
import { isSignedCall } from '@casino/shared/callSignature'
import { countedAddress } from '@casino/shared/countedAddress'
import { PlatformError } from '@casino/shared/platformError'
import type { FastifyInstance } from 'fastify'
import type { PlatformConfig } from '../core/config.ts'

/** Requests per minute and address, which a mobile network gives to many players: of reads, and of what may ask the database. */
const maxRequestsPerMinute = 3000

/** What one program asks for all: probes, and what the payment provider reports. */
const uncountedPaths = /^\/(healthz|readyz|payments\/callbacks|_test\/.*)$/

/**
 * Refuses requests of browsers beyond the limit of their address, before their body is read. The site's calls are not counted: it limits its
 * visitors itself. Hooks apply to routes that are registered later; needs @fastify/rate-limit.
 */
export function limitAddresses(app: FastifyInstance, { siteKey }: Pick<PlatformConfig, 'siteKey'>): void {
  const count = app.createRateLimit({
    max: maxRequestsPerMinute,
    timeWindow: minuteMs,
    keyGenerator: ({ method, ip }) => `${method} ${countedAddress(ip)}`,
  })
  app.addHook('onRequest', async (request) => {
    const { method, url, headers } = request
    const [path = ''] = url.split('?', 1)
    if (uncountedPaths.test(path) || (siteKey && isSignedCall(siteKey, { method, path }, headers, Date.now()))) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new PlatformError('ERR_RATE_LIMITED')
  })
}
