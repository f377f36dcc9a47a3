import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { idempotencyKeys } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { TransactionContext } from '../platform.ts'
import type { ParsedRequest } from './parseRequest.ts'

/** HTTP status and body of a response. */
export interface StoredResponse {
  status: number
  body: Record<string, unknown>
}

interface IdempotentRequest {
  /** Call and player. */
  scope: string
  key: string
  fingerprint: string
}

/**
 * Runs work once per key and returns the stored response afterwards. The key is written in the transaction of the work: a rolled-back
 * call leaves no key, and a concurrent duplicate waits on the unique index until the first transaction has ended.
 * Throws ERR_VALIDATION when the key belongs to another request.
 */
export async function runOncePerKey(
  context: TransactionContext,
  request: IdempotentRequest,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { db, now } = context
  const { scope, key, fingerprint } = request
  const insertedKeys = await db
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning()
  const matchesKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  if (insertedKeys.length === 0) {
    const [stored] = await db.select().from(idempotencyKeys).where(matchesKey)
    if (stored?.fingerprint !== fingerprint) throw invalidKeyError('the key belongs to another request')
    if (stored.status === null || stored.answer === null) throw new Error('an idempotency key was committed without its response')
    return { status: stored.status, body: stored.answer }
  }
  const response = await work()
  await db.update(idempotencyKeys).set({ status: response.status, answer: response.body }).where(matchesKey)
  return response
}

/** The value of the Idempotency-Key header. Throws ERR_VALIDATION when it is missing or malformed. */
export function readIdempotencyKey(header: unknown): string {
  if (typeof header === 'string' && /^[\w:.-]{8,128}$/.test(header)) return header
  throw invalidKeyError('an Idempotency-Key header of 8 to 128 characters is required')
}

const invalidKeyError = (message: string): PlatformError =>
  new PlatformError('ERR_VALIDATION', { message, fields: [{ path: 'idempotency-key', message: 'error.ERR_VALIDATION' }] })

/**
 * Hash of a request without its session id, which changes with a new login, and without ciphertexts, which differ for every
 * encryption of the same card.
 */
export function requestFingerprint(parts: ParsedRequest): string {
  const text = JSON.stringify(parts, (name, value) => (name === 'sessionId' || name.startsWith('encrypted') ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}
