import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { activityLog, sessions } from '../db/schema.ts'
import { activeSessions } from '../players/sessionStore.ts'

/** What a browser says of the end of its session. */
interface ExpiryReport {
  userId: string
  /** May have a query, which may contain personal data and is not logged. */
  route: string
  datetime: string
}

/**
 * Logs that a session expired, once for each session that ended within the last day. The caller is no longer logged in and cannot prove
 * whose session it was, so a report about another player, or a second one, changes nothing.
 */
export async function logSessionExpiry(context: TransactionContext, { userId, route, datetime }: ExpiryReport): Promise<void> {
  const { db, now, settings } = context
  const entryId = sql<string>`'session_expired:' || ${sessions.id}`
  const over = and(
    eq(sessions.playerId, userId),
    gt(sessions.lastSeenAt, now - settings.sessionAbsoluteTimeoutMs),
    sql`not (${activeSessions(context)})`,
  )
  const [unlogged] = await db
    .select({ entryId })
    .from(sessions)
    .where(and(over, sql`not exists (select from ${activityLog} where ${activityLog.id} = ${entryId})`))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1)
  if (!unlogged) return
  const data = { userId, route: route.split(/[?#]/)[0] ?? '', datetime }
  await db.insert(activityLog).values({ id: unlogged.entryId, kind: 'session_expired', data, createdAt: now }).onConflictDoNothing()
}
