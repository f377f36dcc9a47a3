import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts, postings, transactions } from '../db/schema.ts'
import { newId } from '../ids.ts'
import type { Context } from '../platform.ts'

/** Ids of ledger accounts. */
export const cashAccount = (playerId: string): string => `cash:${playerId}`
export const bonusAccount = (playerId: string): string => `bonus:${playerId}`
export const jackpotAccount = (id: string): string => `jackpots:${id}`

/** House accounts: the counter-accounts of players' postings. `psp` is negative by the amount that players deposited. */
export const houseAccounts = {
  psp: 'house:psp',
  games: 'house:games',
  bonusCost: 'house:bonus-cost',
  withdrawals: 'house:withdrawals',
} as const

/** One side of a ledger transaction. */
export interface Entry {
  readonly account: string
  /** Øre; negative debits the account. */
  readonly amount: number
}

/** A balanced set of postings to write. */
export interface Booking {
  readonly type: typeof transactions.$inferInsert.type
  readonly playerId: string | null
  /** Id of the deposit, round or bonus. Unique per type. */
  readonly reference: string
  readonly entries: readonly Entry[]
}

/**
 * Writes one ledger transaction and returns its id. Zero postings are omitted. Throws when the postings do not sum to zero;
 * the database checks the same at commit, and rejects a negative balance of a player's account.
 */
export async function book({ db, now }: Pick<Context, 'db' | 'now'>, booking: Booking): Promise<string> {
  const entries = booking.entries.filter(({ amount }) => amount !== 0)
  const total = entries.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 0 || !entries.every(({ amount }) => Number.isSafeInteger(amount))) throw new Error(`unbalanced transaction ${booking.type}`)
  const id = newId()
  const { type, playerId, reference } = booking
  await db.insert(transactions).values({ id, type, playerId, reference, createdAt: now })
  await db.insert(postings).values(entries.map(({ account, amount }) => ({ transactionId: id, accountId: account, amount })))
  return id
}

/** Creates a new player's accounts with zero balances. */
export async function openPlayerAccounts({ db }: Pick<Context, 'db'>, playerId: string): Promise<void> {
  await db.insert(accounts).values([
    { id: cashAccount(playerId), kind: 'cash', playerId, balance: 0 },
    { id: bonusAccount(playerId), kind: 'bonus', playerId, balance: 0 },
  ])
}

/** Creates missing house accounts. */
export async function openHouseAccounts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .insert(accounts)
    .values([
      { id: houseAccounts.psp, kind: 'psp' },
      { id: houseAccounts.games, kind: 'games' },
      { id: houseAccounts.bonusCost, kind: 'bonus-cost' },
      { id: houseAccounts.withdrawals, kind: 'withdrawals' },
    ])
    .onConflictDoNothing()
}

/** Cash and bonus money in øre. */
export interface PlayerMoney {
  readonly cash: number
  readonly bonus: number
}

/** Stored balances of a player in øre. */
export async function readMoney({ db }: Pick<Context, 'db'>, playerId: string): Promise<PlayerMoney> {
  const rows = await db.select().from(accounts).where(eq(accounts.playerId, playerId))
  const of = (kind: 'cash' | 'bonus'): number => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { cash: of('cash'), bonus: of('bonus') }
}

/** Result of the ledger audit, amounts in øre. */
export interface LedgerReport {
  readonly balanced: boolean
  readonly postings: number
  readonly accounts: readonly { readonly id: string; readonly balance: number }[]
}

/** Recomputes the whole ledger: every transaction must sum to zero, and every stored balance must equal the sum of its postings. */
export async function inspectLedger({ db }: Pick<Context, 'db'>): Promise<LedgerReport> {
  const sum = sql<number>`coalesce(sum(${postings.amount}), 0)`.mapWith(Number)
  const rows = await db
    .select({ id: accounts.id, kept: accounts.balance, balance: sum, entries: sql<number>`count(${postings.id})`.mapWith(Number) })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .groupBy(accounts.id)
    .orderBy(accounts.id)
  const lopsided = await db
    .select({ id: postings.transactionId })
    .from(postings)
    .groupBy(postings.transactionId)
    .having(sql`sum(${postings.amount}) <> 0`)
    .limit(1)
  const empty = await db
    .select({ id: transactions.id })
    .from(transactions)
    .leftJoin(postings, eq(postings.transactionId, transactions.id))
    .where(and(isNull(postings.id)))
    .limit(1)
  const total = rows.reduce((all, { balance }) => all + balance, 0)
  const kept = rows.every((row) => row.kept === null || (row.kept === row.balance && row.kept >= 0))
  return {
    balanced: total === 0 && kept && lopsided.length === 0 && empty.length === 0,
    postings: rows.reduce((all, { entries }) => all + entries, 0),
    accounts: rows.map(({ id, balance }) => ({ id, balance })),
  }
}
