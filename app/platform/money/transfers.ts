import { transfers } from '../db/schema.ts'
import { newId } from '../ids.ts'
import type { Context } from '../platform.ts'

type NewTransfer = Pick<typeof transfers.$inferInsert, 'playerId' | 'type' | 'amount' | 'message' | 'externalId'> & {
  /** Means of payment or kind of bonus, as a name: `card`, `bonus`. */
  readonly means: string
  readonly meansName: string
}

/** Adds a finished movement to the player's statement. Amount in øre, always positive: the type says the direction. */
export async function recordTransfer({ db, now }: Pick<Context, 'db' | 'now'>, transfer: NewTransfer): Promise<void> {
  const { means, meansName, ...row } = transfer
  await db.insert(transfers).values({
    ...row,
    id: newId(),
    state: 'implemented',
    startedAt: now,
    endedAt: now,
    subType: { id: means, externalId: transfer.externalId, name: meansName },
  })
}
