import type { PlayerEventKind } from '@casino/features/profile/constants'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { type EventValue, playerEvents, type SessionDevice, sessions } from '../db/schema.ts'

/** Whose account it is, and the session in which the player did it, if there was one. */
export interface EventPlayer {
  id: string
  sessionHash?: string
}

interface NewEvent {
  kind: PlayerEventKind
  subject?: string
  before?: EventValue | null
  after?: EventValue | null
  /** Where the player was, where no session tells it. */
  device?: Partial<SessionDevice> | null
}

/**
 * Records an event in the transaction of the change, and writes a line of the log once that has committed. `null`: without an account; then the
 * row has no device, because nothing of a person without an account is kept.
 */
export async function recordPlayerEvent(context: TransactionContext, player: EventPlayer | null, event: NewEvent): Promise<void> {
  const { kind, subject = '', before = null, after = null } = event
  const { id: playerId, sessionHash } = player ?? { id: null }
  const device = event.device ?? (sessionHash === undefined ? null : await findDevice(context, sessionHash))
  const row = {
    playerId,
    kind,
    subject,
    before,
    after,
    actor: 'player',
    sessionHash: sessionHash ?? null,
    device: player && device,
    at: context.now,
  }
  await context.db.insert(playerEvents).values(row)
  context.logCommitted({ event: kind, subject, playerId, from: device?.address ?? '' }, 'account event')
}

async function findDevice({ db }: TransactionContext, sessionHash: string): Promise<SessionDevice | null> {
  const [session] = await db.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, sessionHash))
  return session?.device ?? null
}

type EventRow = typeof playerEvents.$inferSelect

/** The player's latest events but logins, newest first. */
export const readAccountEvents = ({ db }: TransactionContext, playerId: string, limit: number): Promise<readonly EventRow[]> =>
  db
    .select()
    .from(playerEvents)
    .where(and(eq(playerEvents.playerId, playerId), ne(playerEvents.kind, 'login')))
    .orderBy(desc(playerEvents.id))
    .limit(limit)
