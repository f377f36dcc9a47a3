import { eq } from 'drizzle-orm'
import { players, sessions } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import type { SessionPlayer } from '../handlers.ts'
import { hashToken, newToken } from '../ids.ts'
import type { Context } from '../platform.ts'

type SessionRow = typeof sessions.$inferSelect

/** The idle time counts from here; writing it at every call would make reads write. */
const touchEveryMs = 15_000

/** Starts a session and returns its id, the only time that it is known in clear. */
export async function openSession({ db, now }: Context, playerId: string, siteOrigin: string): Promise<string> {
  const sessionId = newToken()
  await db.insert(sessions).values({ id: hashToken(sessionId), playerId, siteOrigin, createdAt: now, lastSeenAt: now })
  await db.update(players).set({ lastLoginAt: now }).where(eq(players.id, playerId))
  return sessionId
}

/** End of a session if nothing more happens, UTC ms. */
export const expiryOf = (session: Pick<SessionRow, 'createdAt' | 'lastSeenAt'>, { settings }: Pick<Context, 'settings'>): number =>
  Math.min(session.lastSeenAt + settings.sessionIdleMs, session.createdAt + settings.sessionAbsoluteMs)

const isAlive = (session: SessionRow, context: Context): boolean => session.endedAt === null && context.now < expiryOf(session, context)

/** The player of a session id, null when the session ended or never was. `touch` counts the call as the player's activity. */
export async function findSession(context: Context, sessionId: string, touch: boolean): Promise<SessionPlayer | null> {
  const session = await readSession(context, hashToken(sessionId))
  if (!session) return null
  if (touch) await touchSession(context, session)
  return { id: session.playerId, session: session.id, loggedInAt: session.createdAt, siteOrigin: session.siteOrigin }
}

/** The living session of a hash; null otherwise. */
export async function readSession(context: Context, hash: string): Promise<SessionRow | null> {
  const [session] = await context.db.select().from(sessions).where(eq(sessions.id, hash))
  return session && isAlive(session, context) ? session : null
}

async function touchSession({ db, now }: Context, session: SessionRow): Promise<void> {
  if (now - session.lastSeenAt >= touchEveryMs) await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
}

/** Throws ERR_UNAUTHENTICATED unless the session lives and is this player's. Counts as activity: a player at play is not idle. */
export async function assertSession(context: Context, hash: string, playerId: string): Promise<void> {
  const session = await readSession(context, hash)
  if (session?.playerId !== playerId) throw new PlatformError('ERR_UNAUTHENTICATED')
  await touchSession(context, session)
}

/** Ends a session. Ending twice is no error. */
export async function endSession({ db, now }: Context, hash: string): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, hash))
}
