import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { Context } from '../platform.ts'
import type { ParsedParts } from './parse.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

interface KeyedRequest {
  /** Call and player. */
  readonly scope: string
  readonly key: string
  readonly fingerprint: string
}

/**
 * Runs work once for a key and repeats its first answer afterwards. The key is written in the transaction of the work: a rolled back
 * call leaves none, and a duplicate that arrives meanwhile waits on the unique index until the first has ended.
 */
export async function answerOnce(context: Context, request: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const { db, now } = context
  const { scope, key, fingerprint } = request
  const claimed = await db.insert(idempotencyKeys).values({ scope, key, fingerprint, createdAt: now }).onConflictDoNothing().returning()
  const ownKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  if (claimed.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(ownKey)
    if (stored?.fingerprint !== fingerprint) throw refusedKey('the key belongs to another request')
    if (stored.status === null || stored.answer === null) throw new Error('an idempotency key was committed without its answer')
    return { status: stored.status, body: stored.answer }
  }
  const answer = await work()
  await db.update(idempotencyKeys).set({ status: answer.status, answer: answer.body }).where(ownKey)
  return answer
}

/** The key of a request header. Throws ERR_VALIDATION without one. */
export function readKey(header: unknown): string {
  if (typeof header === 'string' && /^[\w:.-]{8,128}$/.test(header)) return header
  throw refusedKey('an Idempotency-Key header of 8 to 128 characters is required')
}

const refusedKey = (message: string): PlatformError =>
  new PlatformError('ERR_VALIDATION', { message, fields: [{ path: 'idempotency-key', message: 'error.ERR_VALIDATION' }] })

/**
 * What a key stands for: the request without its session, which a new login changes, and without ciphertexts, which differ at every
 * encryption of the same card.
 */
export function fingerprintOf(parts: ParsedParts): string {
  const text = JSON.stringify(parts, (name, value) => (name === 'sessionId' || name.startsWith('encrypted') ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
