import { inArray, sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'

/**
 * Counts the rows that `work` reads of the tables, with indexes wherever they help: a test's tables are small enough to be read whole, the
 * tables of years are not. Analyse the tables before.
 */
export async function countReads({ db }: TransactionContext, tables: readonly string[], work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const [read] = await db
      .select({ rows: sql`sum(seq_tup_read + coalesce(idx_tup_fetch, 0))`.mapWith(Number) })
      .from(sql`pg_stat_xact_user_tables`)
      .where(inArray(sql`relname`, [...tables]))
    return read?.rows ?? 0
  }
  await db.execute(sql`set local enable_seqscan = off`)
  const before = await count()
  await work()
  return (await count()) - before
}
