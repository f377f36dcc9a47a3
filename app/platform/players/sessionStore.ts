import { hashToken, newToken } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { SessionPlayer } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players, type SessionDevice, sessions } from '../db/schema.ts'
import { recordPlayerEvent } from './playerEvents.ts'

type SessionRow = typeof sessions.$inferSelect

/** Minimum interval between updates of `lastSeenAt`, so that not every read call writes. */
const touchIntervalMs = 15_000

/** Where a session is started. */
interface SessionStart {
  siteOrigin: string
  /** Null or absent for a session without a browser. */
  device?: SessionDevice | null
  /** Default: `full`. */
  scope?: SessionRow['scope']
}

/** Starts a session and returns its id. Only the hash is stored. */
export async function openSession(
  context: TransactionContext,
  playerId: string,
  { siteOrigin, device = null, scope = 'full' }: SessionStart,
): Promise<string> {
  const { db, now } = context
  const sessionId = newToken()
  await db.insert(sessions).values({ id: hashToken(sessionId), playerId, siteOrigin, device, scope, createdAt: now, lastSeenAt: now })
  await db.update(players).set({ lastLoginAt: now }).where(eq(players.id, playerId))
  await recordPlayerEvent(context, { id: playerId, sessionHash: hashToken(sessionId) }, { kind: 'login', subject: scope, device })
  return sessionId
}

/** The device of the player's latest login; null when it is not known. */
export async function readLatestDevice({ db }: TransactionContext, playerId: string): Promise<SessionDevice | null> {
  const [latest] = await db
    .select({ device: sessions.device })
    .from(sessions)
    .where(eq(sessions.playerId, playerId))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return latest?.device ?? null
}

/** Expiry of a session without further activity, UTC ms. */
export const sessionExpiryOf = (
  session: Pick<SessionRow, 'createdAt' | 'lastSeenAt'>,
  { settings }: Pick<TransactionContext, 'settings'>,
): number => Math.min(session.lastSeenAt + settings.sessionIdleTimeoutMs, session.createdAt + settings.sessionAbsoluteTimeoutMs)

/** Whether a session has neither ended nor expired. */
export const isSessionActive = (session: SessionRow, context: TransactionContext): boolean =>
  session.endedAt === null && context.now < sessionExpiryOf(session, context)

/** SQL condition of `isSessionActive`. */
export const activeSessions = ({ now, settings }: Pick<TransactionContext, 'now' | 'settings'>): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.lastSeenAt, now - settings.sessionIdleTimeoutMs),
    gt(sessions.createdAt, now - settings.sessionAbsoluteTimeoutMs),
  )

/** The player of a session id; null for an ended or unknown session. */
export async function findSessionPlayer(context: TransactionContext, sessionId: string): Promise<SessionPlayer | null> {
  const session = await findActiveSession(context, hashToken(sessionId))
  if (!session) return null
  return {
    id: session.playerId,
    sessionHash: session.id,
    loggedInAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
    siteOrigin: session.siteOrigin,
    scope: session.scope,
  }
}

/** The active session of a hash, or null. */
export async function findActiveSession(context: TransactionContext, hash: string): Promise<SessionRow | null> {
  const [session] = await context.db.select().from(sessions).where(eq(sessions.id, hash))
  return session && isSessionActive(session, context) ? session : null
}

/**
 * Counts a call as activity of its session, unless the session has ended. Call it at the end of the transaction: it locks the player before
 * the session, in the order of `lockPlayer`, and the call may lock a payment before the player. Does not wait for the player's lock: its
 * holder ends the sessions, or is another call of the player that will count.
 */
export async function touchSession(
  { db, now }: TransactionContext,
  { id, sessionHash, lastSeenAt }: Pick<SessionPlayer, 'id' | 'sessionHash' | 'lastSeenAt'>,
): Promise<void> {
  if (now - lastSeenAt < touchIntervalMs) return
  const locked = await db.select({ id: players.id }).from(players).where(eq(players.id, id)).for('no key update', { skipLocked: true })
  const current = and(eq(sessions.id, sessionHash), isNull(sessions.endedAt))
  if (locked.length > 0) await db.update(sessions).set({ lastSeenAt: now }).where(current)
}

/** Throws ERR_UNAUTHENTICATED unless the session is active and belongs to the player. Counts as no activity. Returns the session. */
export async function assertOpenSession(context: TransactionContext, hash: string, playerId: string): Promise<SessionRow> {
  const session = await findActiveSession(context, hash)
  if (session?.playerId !== playerId) throw new PlatformError('ERR_UNAUTHENTICATED')
  return session
}

/** Like `assertOpenSession`, but counts as activity; the caller holds no lock that follows the player's. */
export async function assertActiveSession(context: TransactionContext, hash: string, playerId: string): Promise<void> {
  const { lastSeenAt } = await assertOpenSession(context, hash, playerId)
  await touchSession(context, { id: playerId, sessionHash: hash, lastSeenAt })
}

/** Ends a session. Idempotent. */
export async function endSession({ db, now }: TransactionContext, hash: string): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, hash))
}
