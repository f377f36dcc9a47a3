import { sql } from 'drizzle-orm'
import type { TransactionContext } from '../core/platform.ts'
import type { SettlementLine } from './settlementFile.ts'

/** A payment that ledger and settlement tell differently. Øre; 0 where one of them has nothing. */
export interface SettlementDifference {
  type: string
  payment: string
  settled: number
  booked: number
}

/** What the platform expects the provider to settle. A payment that was taken too late is taken and sent back, and stands in no account. */
const expected = sql`
  select case t.type when 'deposit' then 'capture' else t.type end as type, t.reference as payment,
    sum(p.amount) filter (where p.amount > 0) as amount, t.created_at as at
  from transactions as t join postings as p on p.transaction_id = t.id where t.type in ('deposit', 'payout') group by t.id
  union all select t.type, r.deposit_id, sum(p.amount) filter (where p.amount > 0), max(t.created_at)
    from payment_reversals as r join transactions as t on t.type = r.kind and t.reference = r.id
    join postings as p on p.transaction_id = t.id group by 1, 2
  union all select step.type, id, amount, ended_at from deposits join (values ('capture'), ('refund')) as step(type) on true
    where state = 'returned'`

/**
 * Compares a settlement with the ledger. A line is looked up at any time of the ledger; a booking without a line is a difference on the days
 * (UTC) that the lines cover. Two lines of one payment and type add up.
 */
export async function reconcileSettlement(
  { db }: Pick<TransactionContext, 'db'>,
  lines: readonly SettlementLine[],
): Promise<readonly SettlementDifference[]> {
  if (lines.length === 0) return []
  const days = lines.map(({ date }) => new Date(date).toISOString().slice(0, 10)).toSorted()
  const settled = sql`(select type, payment, sum(amount) as amount
    from json_to_recordset(${JSON.stringify(lines)}::json) as line(type text, payment text, amount bigint) group by 1, 2)`
  return db
    .select({
      type: sql<string>`type`,
      payment: sql<string>`payment`,
      settled: sql<number>`coalesce(s.amount, 0)`.mapWith(Number),
      booked: sql<number>`coalesce(e.amount, 0)`.mapWith(Number),
    })
    .from(sql`${settled} as s full join (${expected}) as e using (type, payment)`)
    .where(
      sql`coalesce(s.amount, 0) <> coalesce(e.amount, 0) and (s.amount is not null
        or (e.at at time zone 'UTC')::date between ${days[0]}::date and ${days.at(-1)}::date)`,
    )
    .orderBy(sql`type, payment`)
}
