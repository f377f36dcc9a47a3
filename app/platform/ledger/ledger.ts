import { newId } from '@casino/shared/ids'
import { eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerAccounts, ledgerTransactions, postings } from '../db/schema.ts'
import type { Funds } from './fundsSplit.ts'

/** Ids of ledger accounts. */
export const cashAccount = (playerId: string): string => `cash:${playerId}`
export const bonusAccount = (playerId: string): string => `bonus:${playerId}`
export const jackpotAccount = (id: string): string => `jackpots:${id}`

/**
 * House accounts: the counter-accounts of players' postings. `psp` is negative by what players deposited less what was paid out to them;
 * `withdrawals` holds what is reserved for withdrawals that are under way; `claims` is negative by what banks took back of money that players
 * no longer had.
 */
export const houseAccounts = {
  psp: 'house:psp',
  games: 'house:games',
  bonusCost: 'house:bonus-cost',
  withdrawals: 'house:withdrawals',
  claims: 'house:claims',
} as const

/** One side of a ledger transaction. */
export interface Posting {
  account: string
  /** Øre; negative debits the account. */
  amount: number
}

/** A balanced set of postings to write. */
export interface LedgerTransaction {
  type: typeof ledgerTransactions.$inferInsert.type
  playerId: string | null
  /** Id of the deposit, reversal, withdrawal, round or bonus. Unique per type. */
  reference: string
  postings: readonly Posting[]
}

/**
 * Writes one ledger transaction and returns its id. Zero postings are omitted. Throws when the postings do not sum to zero;
 * the database checks the same at commit, and rejects a negative balance of a player's account.
 */
export async function postTransaction(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  transaction: LedgerTransaction,
): Promise<string> {
  const nonZeroPostings = transaction.postings.filter(({ amount }) => amount !== 0)
  const total = nonZeroPostings.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 0 || !nonZeroPostings.every(({ amount }) => Number.isSafeInteger(amount)))
    throw new Error(`unbalanced transaction ${transaction.type}`)
  const id = newId()
  const { type, playerId, reference } = transaction
  await db.insert(ledgerTransactions).values({ id, type, playerId, reference, createdAt: now })
  await db.insert(postings).values(nonZeroPostings.map(({ account, amount }) => ({ transactionId: id, accountId: account, amount })))
  return id
}

/** Creates a new player's accounts with zero balances. */
export async function openPlayerAccounts({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<void> {
  await db.insert(ledgerAccounts).values([
    { id: cashAccount(playerId), kind: 'cash', playerId, balance: 0 },
    { id: bonusAccount(playerId), kind: 'bonus', playerId, balance: 0 },
  ])
}

/** Creates missing house accounts. */
export async function openHouseAccounts({ db }: Pick<TransactionContext, 'db'>): Promise<void> {
  await db
    .insert(ledgerAccounts)
    .values([
      { id: houseAccounts.psp, kind: 'psp' },
      { id: houseAccounts.games, kind: 'games' },
      { id: houseAccounts.bonusCost, kind: 'bonus-cost' },
      { id: houseAccounts.withdrawals, kind: 'withdrawals' },
      { id: houseAccounts.claims, kind: 'claims' },
    ])
    .onConflictDoNothing()
}

/** Stored balances of a player in øre. */
export async function readFunds({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<Funds> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.playerId, playerId))
  const of = (kind: 'cash' | 'bonus'): number => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { cash: of('cash'), bonus: of('bonus') }
}
