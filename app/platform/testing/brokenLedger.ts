import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'

/** Writes past the rules that the database keeps: a balance by hand, a transaction with one posting, a captured payment that credited nothing. */
export async function breakLedger(db: Db): Promise<void> {
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`update accounts set balance = balance + 1 where kind = 'cash'`)
  await db.execute(sql`insert into transactions (id, type, reference, created_at) values ('lopsided', 'deposit', 'lopsided', now())`)
  await db.execute(sql`insert into postings (transaction_id, account_id, amount) values ('lopsided', 'house:psp', -500)`)
  await db.execute(sql`
    insert into deposits (id, player_id, method, amount, state, bonus_code, return_url, created_at, expires_at, ended_at)
    select 'not-posted', id, 'card', 10000, 'captured', '', '', now(), now(), now() from players limit 1`)
}
/** Of the report on it. */
export const brokenReport = { balanced: false, unbalanced: ['lopsided'], unposted: ['not-posted'] }
