import { newId } from '@casino/shared/ids'
import { and, eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { transfers } from '../db/schema.ts'

type NewTransfer = Pick<typeof transfers.$inferInsert, 'playerId' | 'type' | 'amount' | 'message' | 'externalId'> & {
  /** Payment method or `bonus`, e.g. `card`. */
  method: string
  methodName: string
  /** Default: `implemented`. A reversed one moved no money on the account; an initiated one is ended by `endTransfer`. */
  state?: typeof transfers.$inferInsert.state
}

/** Adds a transfer to the player's statement. Amount in øre, always positive: the type implies the direction. */
export async function recordTransfer({ db, now }: Pick<TransactionContext, 'db' | 'now'>, transfer: NewTransfer): Promise<void> {
  const { method, methodName, state = 'implemented', ...row } = transfer
  await db.insert(transfers).values({
    ...row,
    id: newId(),
    state,
    startedAt: now,
    endedAt: state === 'initiated' ? null : now,
    subType: { id: method, externalId: transfer.externalId, name: methodName },
  })
}

/** Ends a transfer that was recorded as initiated. */
export async function endTransfer(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { type, externalId }: Pick<NewTransfer, 'type' | 'externalId'>,
  state: 'implemented' | 'reversed',
): Promise<void> {
  await db
    .update(transfers)
    .set({ state, endedAt: now })
    .where(and(eq(transfers.type, type), eq(transfers.externalId, externalId)))
}
