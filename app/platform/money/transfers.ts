import { transfers } from '../db/schema.ts'
import { newId } from '../ids.ts'
import type { TransactionContext } from '../platform.ts'

type NewTransfer = Pick<typeof transfers.$inferInsert, 'playerId' | 'type' | 'amount' | 'message' | 'externalId'> & {
  /** Payment method or `bonus`, e.g. `card`. */
  method: string
  methodName: string
  /** Default: `implemented`. A reversed one moved no money on the account. */
  state?: 'implemented' | 'reversed'
}

/** Adds a completed transfer to the player's statement. Amount in øre, always positive: the type implies the direction. */
export async function recordTransfer({ db, now }: Pick<TransactionContext, 'db' | 'now'>, transfer: NewTransfer): Promise<void> {
  const { method, methodName, ...row } = transfer
  await db.insert(transfers).values({
    state: 'implemented',
    ...row,
    id: newId(),
    startedAt: now,
    endedAt: now,
    subType: { id: method, externalId: transfer.externalId, name: methodName },
  })
}
