import { and, asc, eq } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import { ledgerTransactions, postings } from '../db/schema.ts'
import { cashAccount } from '../ledger/ledger.ts'

/** The player's first deposit in øre, from the ledger; null before one. */
export async function readFirstDeposit({ db }: Pick<TransactionContext, 'db'>, playerId: string): Promise<number | null> {
  const [first] = await db
    .select({ amount: postings.amount })
    .from(ledgerTransactions)
    .innerJoin(postings, and(eq(postings.transactionId, ledgerTransactions.id), eq(postings.accountId, cashAccount(playerId))))
    .where(and(eq(ledgerTransactions.playerId, playerId), eq(ledgerTransactions.type, 'deposit')))
    .orderBy(asc(ledgerTransactions.createdAt))
    .limit(1)
  return first?.amount ?? null
}
