import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/types.ts'

/**
 * Writes past the database's rules: a balance by hand, a transaction with one posting, a captured payment that credited nothing, one whose
 * money was kept, and an hour with totals of rounds that were never played.
 */
export async function breakLedger(db: Db): Promise<void> {
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`update accounts set balance = balance + 1 where kind = 'cash'`)
  await db.execute(sql`insert into transactions (id, type, reference, created_at) values ('lopsided', 'deposit', 'lopsided', now())`)
  await db.execute(sql`insert into postings (transaction_id, account_id, amount) values ('lopsided', 'house:psp', -500)`)
  await db.execute(sql`
    insert into deposits (id, player_id, method, amount, state, bonus_code, return_url, created_at, expires_at, ended_at)
    select 'not-posted', id, 'card', 10000, 'captured', '', '', now(), now(), now() from players limit 1`)
  // taken after their end: the newer one is still asked about
  for (const [id, age] of [
    ['not-returned', '8 days'],
    ['to-be-returned', '6 days'],
  ] as const) {
    await db.execute(sql`
      insert into deposits (id, player_id, method, amount, state, bonus_code, return_url, created_at, expires_at, ended_at)
      select ${id}, id, 'mobilepay', 10000, 'expired', '', '', now(), now(), now() from players limit 1`)
    await db.execute(sql`
      insert into provider_payments (id, deposit_id, state, expires_at, answered_at)
      values (${id}, ${id}, 'captured', now(), now() - ${age}::interval)`)
  }
  await db.execute(sql`insert into round_hours (player_id, hour, rounds, staked, won) values ('idle', '2026-06-15T10:00Z', 1, 100, 0)`)
}
/** Of the report on it. */
export const brokenReport = {
  balanced: false,
  findings: {
    unbalanced: ['lopsided'],
    mismatched: [expect.stringMatching(/^cash:/)],
    unposted: ['not-posted'],
    unreturned: ['not-returned'],
    miscounted: ['idle 2026-06-15T10Z'],
    players: [expect.any(String)],
  },
}
