import { sql } from 'drizzle-orm'
import type { TransactionContext } from '../platform.ts'

/** Hours whose sums are not those of their rounds. */
export async function findWrongRoundHours({ db }: Pick<TransactionContext, 'db'>): Promise<readonly unknown[]> {
  const sums = sql`select player_id, date_trunc('hour', started_at, 'UTC') as hour, count(*) as rounds,
    sum(stake_cash + stake_bonus) as staked, coalesce(sum(win), 0) as won from rounds group by 1, 2`
  const wrong = sql`((select * from round_hours except ${sums}) union all (${sums} except select * from round_hours)) as wrong`
  return db.select({ hour: sql`hour` }).from(wrong)
}
