import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { Context } from '../platform.ts'
import type { ParsedParts } from './parse.ts'

/** HTTP status and body of a response. */
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
 * Runs work once per key and returns the stored response afterwards. The key is written in the transaction of the work: a rolled-back
 * call leaves no key, and a concurrent duplicate waits on the unique index until the first transaction has ended.
 * Throws ERR_VALIDATION when the key belongs to another request.
 */
export async function answerOnce(context: Context, request: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const { db, now } = context
  const { scope, key, fingerprint } = request
  const claimed = await db.insert(idempotencyKeys).values({ scope, key, fingerprint, createdAt: now }).onConflictDoNothing().returning()
  const ownKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  if (claimed.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(ownKey)
    if (stored?.fingerprint !== fingerprint) throw refusedKey('the key belongs to another request')
    if (stored.status === null || stored.answer === null) throw new Error('an idempotency key was committed without its response')
    return { status: stored.status, body: stored.answer }
  }
  const answer = await work()
  await db.update(idempotencyKeys).set({ status: answer.status, answer: answer.body }).where(ownKey)
  return answer
}

/** The value of the Idempotency-Key header. Throws ERR_VALIDATION when it is missing or malformed. */
export function readKey(header: unknown): string {
  if (typeof header === 'string' && /^[\w:.-]{8,128}$/.test(header)) return header
  throw refusedKey('an Idempotency-Key header of 8 to 128 characters is required')
}

const refusedKey = (message: string): PlatformError =>
  new PlatformError('ERR_VALIDATION', { message, fields: [{ path: 'idempotency-key', message: 'error.ERR_VALIDATION' }] })

/**
 * Hash of a request without its session id, which changes with a new login, and without ciphertexts, which differ for every
 * encryption of the same card.
 */
export function fingerprintOf(parts: ParsedParts): string {
  const text = JSON.stringify(parts, (name, value) => (name === 'sessionId' || name.startsWith('encrypted') ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
