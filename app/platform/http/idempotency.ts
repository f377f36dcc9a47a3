import { createHash } from 'node:crypto'
import { PlatformError } from '@casino/shared/platformError'
import { and, eq } from 'drizzle-orm'
import type { AnswerStorage } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { ParsedRequest } from './parseRequest.ts'

/** HTTP status and body of a response. */
export interface StoredResponse {
  status: number
  body: Record<string, unknown>
}

interface OneTimeKey {
  /** What the key is valid for: the call and its player, or the kind of token. */
  scope: string
  key: string
}

interface IdempotentRequest extends OneTimeKey {
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
  storage?: AnswerStorage,
): Promise<StoredResponse> {
  const { db } = context
  const { scope, key, fingerprint } = request
  const isFirst = await takeKey(context, request)
  const matchesKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
  if (!isFirst) {
    const [stored] = await db.select().from(idempotencyKeys).where(matchesKey)
    if (stored?.fingerprint !== fingerprint) throw invalidKeyError('the key belongs to another request')
    if (stored.status === null || stored.answer === null) throw new Error('an idempotency key was committed without its response')
    return { status: stored.status, body: storage ? mapData(stored.answer, storage.restore) : stored.answer }
  }
  const response = await work()
  const answer = storage ? mapData(response.body, storage.omit) : response.body
  await db.update(idempotencyKeys).set({ status: response.status, answer }).where(matchesKey)
  return response
}

/** The body of a response with other data; a refusal is unchanged. */
const mapData = (body: Record<string, unknown>, change: AnswerStorage['omit']): Record<string, unknown> =>
  body.result === 1 ? { ...body, data: change(body.data as Record<string, unknown>) } : body // the data of a response is an object

type KeyContext = Pick<TransactionContext, 'db' | 'now'>

/** Uses up a key with the transaction; a rollback restores it. Returns false when it was used before. A concurrent second use waits. */
export const useKeyOnce = (context: KeyContext, key: OneTimeKey): Promise<boolean> => takeKey(context, { ...key, fingerprint: '' })

async function takeKey({ db, now }: KeyContext, request: IdempotentRequest): Promise<boolean> {
  const { scope, key, fingerprint } = request
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ scope, key, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return inserted.length > 0
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
