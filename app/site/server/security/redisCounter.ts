import { Redis } from 'ioredis'
import { z } from 'zod'
import { within } from '../within.ts'
import type { CountRequest } from './rateLimitStore.ts'

/** Time limit of a command in ms: a request must not wait longer for its count. */
const commandTimeoutMs = 300
/** Time in ms after which a connection that no longer answers is replaced. */
const socketTimeoutMs = 2000

/** One step in Redis: a counter without an expiry could not be left behind. */
const script = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`
const resultSchema = z.tuple([z.number().int(), z.number()])

/**
 * Counter in Redis. Its promise rejects at once while Redis is not connected, and after 300 ms when it does not answer; the connection is
 * restored in the background. Waits a moment for the connection, so that the first request is counted there.
 */
export async function connectRedisCounter(url: string): Promise<{ count: CountRequest; close: () => void }> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 1000,
    commandTimeout: commandTimeoutMs,
    socketTimeout: socketTimeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })
  // of each attempt to connect: reported by the counter's rejections, which say themselves only that there is no connection
  let connectError: Error | undefined
  redis.on('error', (error) => {
    connectError = error
  })
  redis.on('ready', () => {
    connectError = undefined
  })
  await within(
    commandTimeoutMs,
    redis.connect().catch(() => undefined),
    undefined,
  )
  return {
    count: async (key, windowMs) => {
      const result = await redis.eval(script, 1, `rate-limit:${key}`, windowMs).catch((error: unknown) => {
        throw connectError ?? error
      })
      const [current, ttl] = resultSchema.parse(result)
      return { current, ttl }
    },
    close: () => redis.disconnect(),
  }
}
