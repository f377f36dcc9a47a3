import { PlatformError } from '@casino/shared/platformError'
import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { players } from '../db/schema.ts'
import { sqlStateOf } from '../db/sqlState.ts'
import { openPlayerAccounts } from '../ledger/ledger.ts'

/** Error of a national id that already has an account. */
export const cprRegisteredError = () =>
  new PlatformError('ERR_CPR_REGISTERED', { message: 'the national id is already registered', data: { status: 0 } })
/** Error of an e-mail address that another account has. */
export const emailTakenError = () => new PlatformError('ERR_EMAIL_TAKEN', { fields: [{ path: 'email', message: 'error.ERR_EMAIL_TAKEN' }] })

/**
 * Whether another account has the address; case-insensitive. `playerId` null: the caller is unknown, so an account that was closed more
 * than a year ago may be theirs.
 */
export async function isEmailTaken(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  email: string,
  playerId: string | null,
): Promise<boolean> {
  const others = playerId === null ? or(ne(players.status, 'closed'), gt(players.pausedUntil, now)) : ne(players.id, playerId)
  const [taken] = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(sql`lower(${players.email})`, email.toLowerCase()), others))
  return taken !== undefined
}

/** Changes a player's row. Throws ERR_EMAIL_TAKEN when another account took its address in the meantime. */
export async function updateUniqueEmail({ db }: Pick<TransactionContext, 'db'>, playerId: string, change: PlayerChange): Promise<void> {
  try {
    // A savepoint: the transaction continues after the index refused the address.
    await db.transaction((savepoint) => savepoint.update(players).set(change).where(eq(players.id, playerId)))
  } catch (error) {
    throw sqlStateOf(error) === uniqueViolation ? emailTakenError() : error
  }
}

export type PlayerChange = Partial<typeof players.$inferInsert>
const uniqueViolation = '23505'

type NewPlayer = Omit<typeof players.$inferInsert, 'playerType' | 'status' | 'registeredAt'>

/** Creates a player with empty ledger accounts. The unique indexes reject a concurrent duplicate. Throws like `duplicateAccountError`. */
export async function insertPlayer(context: Pick<TransactionContext, 'db' | 'now'>, player: NewPlayer): Promise<void> {
  const rows = await context.db
    .insert(players)
    .values({ ...player, playerType: 'Non-Depositor', status: 'active', registeredAt: context.now })
    .onConflictDoNothing()
    .returning({ id: players.id })
  if (rows.length === 0) throw await duplicateAccountError(context, player.pid)
  await openPlayerAccounts(context, player.id)
}

/** Error of a unique-index conflict. The person is checked before the e-mail: a concurrent duplicate registration conflicts on both. */
export async function duplicateAccountError({ db }: Pick<TransactionContext, 'db'>, pid: string): Promise<PlatformError> {
  const [person] = await db.select({ id: players.id }).from(players).where(eq(players.pid, pid))
  return person ? cprRegisteredError() : emailTakenError()
}
