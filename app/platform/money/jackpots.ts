import { asc, eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerAccounts, ledgerTransactions } from '../db/schema.ts'
import { houseAccounts, jackpotAccount, postTransaction } from '../ledger/ledger.ts'

export interface JackpotBalance {
  id: string
  /** Øre. */
  amount: number
}

/** All jackpots with their balances. */
export async function readJackpots({ db }: Pick<TransactionContext, 'db'>): Promise<JackpotBalance[]> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'jackpots')).orderBy(asc(ledgerAccounts.id))
  return rows.map(({ id, balance }) => ({ id: id.slice('jackpots:'.length), amount: balance ?? 0 }))
}

/** Balance of a jackpot in øre, locked until the transaction ends, so that two rounds cannot both win it. 0 when it has no account. */
export async function lockJackpot({ db }: Pick<TransactionContext, 'db'>, id: string): Promise<number> {
  const [account] = await db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, jackpotAccount(id)))
    .for('update')
  return account?.balance ?? 0
}

/**
 * Funds a jackpot from the house, and opens its account if missing. `amount` in øre. Idempotent per `reason`
 * (`seed`, or the id of a won round).
 */
export async function fundJackpot(
  context: Pick<TransactionContext, 'db' | 'now'>,
  id: string,
  amount: number,
  reason: string,
): Promise<void> {
  const { db } = context
  const account = jackpotAccount(id)
  await db.insert(ledgerAccounts).values({ id: account, kind: 'jackpots', balance: 0 }).onConflictDoNothing()
  const reference = `${id}:${reason}`
  const [funded] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reference, reference))
  if (funded) return
  const entries = [
    { account: houseAccounts.games, amount: -amount },
    { account, amount },
  ]
  await postTransaction(context, { type: 'jackpot_funding', playerId: null, reference, postings: entries })
}
