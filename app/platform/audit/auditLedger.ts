import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { deposits, ledgerAccounts, ledgerTransactions, postings, providerPayments } from '../db/schema.ts'
import { askedAfterEndMs, takenAfterEnd } from '../payments/sweep.ts'

/** Result of the ledger audit, amounts in øre. Lists of ids name the first twenty. */
export interface LedgerReport {
  balanced: boolean
  postings: number
  accounts: readonly { id: string; balance: number }[]
  /** Accounts, postings and their sum by the kind of account. */
  kinds: readonly { kind: string; accounts: number; postings: number; sum: number }[]
  /** Transactions without postings, or whose postings do not sum to zero. */
  unbalanced: readonly string[]
  /** Accounts whose stored balance is not the sum of their postings, or below zero. */
  mismatched: readonly string[]
  /** Payments that are captured without a posting of their amount. */
  unposted: readonly string[]
  /** Payments whose money was taken after they had ended, and was not sent back while the provider was asked about them. */
  unreturned: readonly string[]
  /** Hours (UTC) of players whose totals do not match their rounds. Limits and results rely on them. */
  miscounted: readonly string[]
}

const listed = 20

/** Recomputes the whole ledger: every transaction sums to zero, every stored balance is the sum of its postings, every captured payment is posted, none was kept, and every hour sums its rounds. */
export async function auditLedger({ db }: Pick<TransactionContext, 'db'>): Promise<LedgerReport> {
  const sum = sql<number>`coalesce(sum(${postings.amount}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      kept: ledgerAccounts.balance,
      balance: sum,
      entries: sql<number>`count(${postings.id})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .leftJoin(postings, eq(postings.accountId, ledgerAccounts.id))
    .groupBy(ledgerAccounts.id)
    .orderBy(ledgerAccounts.id)
  const unbalanced = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .leftJoin(postings, eq(postings.transactionId, ledgerTransactions.id))
    .groupBy(ledgerTransactions.id)
    .having(sql`coalesce(sum(${postings.amount}), 1) <> 0`)
    .limit(listed)
  const posted = and(eq(ledgerTransactions.type, 'deposit'), eq(ledgerTransactions.reference, deposits.id))
  const unposted = await db
    .select({ id: deposits.id })
    .from(deposits)
    .leftJoin(ledgerTransactions, posted)
    .leftJoin(postings, and(eq(postings.transactionId, ledgerTransactions.id), eq(postings.amount, deposits.amount)))
    .where(and(eq(deposits.state, 'captured'), isNull(postings.id)))
    .limit(listed)
  const unreturned = await db
    .select({ id: deposits.id })
    .from(providerPayments)
    .innerJoin(deposits, takenAfterEnd)
    // by the clock of the database: the audit of a folder has no platform
    .where(and(eq(providerPayments.state, 'captured'), lt(providerPayments.answeredAt, sql`now() - ${askedAfterEndMs} * interval '1 ms'`)))
    .limit(listed)
  const miscounted = await findMiscountedHours(db)
  const mismatched = rows.filter(({ kept, balance }) => kept !== null && (kept !== balance || kept < 0))
  const total = rows.reduce((all, { balance }) => all + balance, 0)
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const add = (field: 'entries' | 'balance') => ofKind.reduce((all, row) => all + row[field], 0)
    return { kind, accounts: ofKind.length, postings: add('entries'), sum: add('balance') }
  })
  return {
    balanced: total === 0 && [mismatched, unbalanced, unposted, unreturned, miscounted].every(({ length }) => length === 0),
    postings: rows.reduce((all, { entries }) => all + entries, 0),
    accounts: rows.map(({ id, balance }) => ({ id, balance })),
    kinds,
    unbalanced: unbalanced.map(({ id }) => id),
    mismatched: mismatched.slice(0, listed).map(({ id }) => id),
    unposted: unposted.map(({ id }) => id),
    unreturned: unreturned.map(({ id }) => id),
    miscounted: miscounted.map(({ id }) => id),
  }
}

/**
 * Hours that are missing, have no round, or have totals that do not match their rounds. One statement, so that no round is added in
 * between.
 */
async function findMiscountedHours(db: TransactionContext['db']): Promise<readonly { id: string }[]> {
  const played = sql`(
    select player_id, date_trunc('hour', started_at, 'UTC') as hour, count(*) as rounds,
      sum(stake_cash + stake_bonus) as staked, coalesce(sum(win), 0) as won
    from rounds group by 1, 2) as played`
  return db
    .select({ id: sql<string>`player_id || to_char(hour at time zone 'UTC', ' YYYY-MM-DD"T"HH24"Z"')`.as('id') })
    .from(sql`round_hours as kept full join ${played} using (player_id, hour)`)
    .where(sql`(kept.rounds, kept.staked, kept.won) is distinct from (played.rounds, played.staked, played.won)`)
    .orderBy(sql`id`)
    .limit(listed)
}
