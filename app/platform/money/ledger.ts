import { and, eq, isNull, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerTransactions, postings } from '../db/schema.ts'
import { newId } from '../ids.ts'
import type { TransactionContext } from '../platform.ts'
import type { Funds } from './fundsSplit.ts'

/** Ids of ledger accounts. */
export const cashAccount = (playerId: string): string => `cash:${playerId}`
export const bonusAccount = (playerId: string): string => `bonus:${playerId}`
export const jackpotAccount = (id: string): string => `jackpots:${id}`

/**
 * House accounts: the counter-accounts of players' postings. `psp` is negative by what players deposited less what was paid out to them;
 * `withdrawals` holds what is reserved for withdrawals that are under way.
 */
export const houseAccounts = {
  psp: 'house:psp',
  games: 'house:games',
  bonusCost: 'house:bonus-cost',
  withdrawals: 'house:withdrawals',
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
  /** Id of the deposit, withdrawal, round or bonus. Unique per type. */
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
    ])
    .onConflictDoNothing()
}

/** Stored balances of a player in øre. */
export async function readFunds({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<Funds> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.playerId, playerId))
  const of = (kind: 'cash' | 'bonus'): number => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { cash: of('cash'), bonus: of('bonus') }
}

/** Result of the ledger audit, amounts in øre. */
export interface LedgerReport {
  balanced: boolean
  postings: number
  accounts: readonly { id: string; balance: number }[]
}

/** Recomputes the whole ledger: every transaction must sum to zero, and every stored balance must equal the sum of its postings. */
export async function auditLedger({ db }: Pick<TransactionContext, 'db'>): Promise<LedgerReport> {
  const sum = sql<number>`coalesce(sum(${postings.amount}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      kept: ledgerAccounts.balance,
      balance: sum,
      entries: sql<number>`count(${postings.id})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .leftJoin(postings, eq(postings.accountId, ledgerAccounts.id))
    .groupBy(ledgerAccounts.id)
    .orderBy(ledgerAccounts.id)
  const unbalanced = await db
    .select({ id: postings.transactionId })
    .from(postings)
    .groupBy(postings.transactionId)
    .having(sql`sum(${postings.amount}) <> 0`)
    .limit(1)
  const withoutPostings = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .leftJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
    .where(and(isNull(postings.id)))
    .limit(1)
  const total = rows.reduce((all, { balance }) => all + balance, 0)
  const balancesMatch = rows.every((row) => row.kept === null || (row.kept === row.balance && row.kept >= 0))
  return {
    balanced: total === 0 && balancesMatch && unbalanced.length === 0 && withoutPostings.length === 0,
    postings: rows.reduce((all, { entries }) => all + entries, 0),
    accounts: rows.map(({ id, balance }) => ({ id, balance })),
  }
}
