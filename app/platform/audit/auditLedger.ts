import { desc, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerSeals } from '../db/schema.ts'
import { type LedgerCheck, type LedgerCheckName, ledgerChecks } from './ledgerChecks.ts'
import type { LedgerSeal } from './ledgerSeals.ts'

/** Result of the ledger audit, amounts in øre. */
export interface LedgerReport {
  /** No check found anything. */
  balanced: boolean
  postings: number
  accounts: readonly { id: string; balance: number }[]
  /** Accounts, postings and their sum by the kind of account. */
  kinds: readonly { kind: string; accounts: number; postings: number; sum: number }[]
  /** Ids of what each check found, the first twenty; without the checks that found nothing. */
  findings: Readonly<Partial<Record<LedgerCheckName, readonly string[]>>>
  /** The last link of the hash chain; null before the first. */
  seal: LedgerSeal | null
  /** Postings since the last seal. */
  unsealed: number
}

const listed = 20

/** Recomputes the whole ledger and runs every check of `ledgerChecks`. */
export async function auditLedger({ db }: Pick<TransactionContext, 'db'>): Promise<LedgerReport> {
  const accounts = await db
    .select({
      id: sql<string>`a.id`,
      kind: sql<string>`a.kind`,
      balance: sql<number>`coalesce(sum(p.amount), 0)`.mapWith(Number),
      entries: sql<number>`count(p.id)`.mapWith(Number),
    })
    .from(sql`accounts as a left join postings as p on p.account_id = a.id`)
    .groupBy(sql`a.id`)
    .orderBy(sql`a.id`)
  const findings: Partial<Record<LedgerCheckName, readonly string[]>> = {}
  for (const [name, { find }] of Object.entries(ledgerChecks) as [LedgerCheckName, LedgerCheck][]) {
    const found = await db.select({ id: sql<string>`id` }).from(sql`(${find}) as found`).orderBy(sql`id`).limit(listed)
    if (found.length > 0) findings[name] = found.map(({ id }) => id)
  }
  const [seal] = await db.select().from(ledgerSeals).orderBy(desc(ledgerSeals.position)).limit(1)
  const [open] = await db
    .select({ postings: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`postings`)
    .where(sql`id > ${seal?.throughPosting ?? 0}`)
  const kinds = [...new Set(accounts.map(({ kind }) => kind))].map((kind) => {
    const ofKind = accounts.filter((account) => account.kind === kind)
    const add = (field: 'entries' | 'balance') => ofKind.reduce((all, account) => all + account[field], 0)
    return { kind, accounts: ofKind.length, postings: add('entries'), sum: add('balance') }
  })
  return {
    balanced: Object.keys(findings).length === 0,
    postings: accounts.reduce((all, { entries }) => all + entries, 0),
    accounts: accounts.map(({ id, balance }) => ({ id, balance })),
    kinds,
    findings,
    seal: seal ? { position: seal.position, hash: seal.hash } : null,
    unsealed: open?.postings ?? 0,
  }
}
