import { asc, eq } from 'drizzle-orm'
import { accounts, transactions } from '../db/schema.ts'
import type { Context } from '../platform.ts'
import { book, houseAccounts, jackpotAccount } from './ledger.ts'

export interface JackpotBalance {
  readonly id: string
  /** Øre. */
  readonly amount: number
}

/** All jackpots with their balances. */
export async function readJackpots({ db }: Pick<Context, 'db'>): Promise<JackpotBalance[]> {
  const rows = await db.select().from(accounts).where(eq(accounts.kind, 'jackpots')).orderBy(asc(accounts.id))
  return rows.map(({ id, balance }) => ({ id: id.slice('jackpots:'.length), amount: balance ?? 0 }))
}

/**
 * Funds a jackpot from the house, and opens its account if missing. `amount` in øre. Idempotent per `reason`
 * (`seed`, or the id of a won round).
 */
export async function fundJackpot(context: Pick<Context, 'db' | 'now'>, id: string, amount: number, reason: string): Promise<void> {
  const { db } = context
  const account = jackpotAccount(id)
  await db.insert(accounts).values({ id: account, kind: 'jackpots', balance: 0 }).onConflictDoNothing()
  const reference = `${id}:${reason}`
  const [funded] = await db.select({ id: transactions.id }).from(transactions).where(eq(transactions.reference, reference))
  if (funded) return
  const entries = [
    { account: houseAccounts.games, amount: -amount },
    { account, amount },
  ]
  await book(context, { type: 'jackpot_funding', playerId: null, reference, entries })
}
