import { newId } from '@casino/shared/ids'
import { desc, eq } from 'drizzle-orm'
import type { SessionPlayer } from '../core/handlers.ts'
import type { TransactionContext } from '../core/platform.ts'
import { contactChanges, sessions } from '../db/schema.ts'

type ContactChangeRow = typeof contactChanges.$inferSelect

/** Changes that the profile lists. */
export const listedChanges = 20

/** Records a change with the device of its session. `before` and `after` are masked. Call it in the transaction of the change. */
export async function logContactChange(
  { db, now }: TransactionContext,
  player: SessionPlayer,
  change: Pick<ContactChangeRow, 'field' | 'before' | 'after'>,
): Promise<void> {
  const [session] = await db.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, player.sessionHash))
  await db.insert(contactChanges).values({ id: newId(), playerId: player.id, ...change, device: session?.device ?? null, changedAt: now })
}

/** The player's latest changes, newest first. */
export const readContactLog = ({ db }: TransactionContext, playerId: string): Promise<readonly ContactChangeRow[]> =>
  db
    .select()
    .from(contactChanges)
    .where(eq(contactChanges.playerId, playerId))
    .orderBy(desc(contactChanges.changedAt), desc(contactChanges.id))
    .limit(listedChanges)
