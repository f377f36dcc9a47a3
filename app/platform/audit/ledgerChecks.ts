import { type SQL, sql } from 'drizzle-orm'
import { ledgerFlows } from '../ledger/ledgerFlows.ts'
import { askedAfterEndMs } from '../payments/sweep.ts'
import { findBrokenSeals } from './ledgerSeals.ts'

/** A question to the ledger whose answer is the list of what is wrong. */
export interface LedgerCheck {
  /** What the listed things are, as `npm run ledger:verify` prints it. */
  label: string
  /** Selects the `id` of each thing that is wrong. */
  find: SQL
}

/** The rows that only one of two queries selects. */
const differences = (left: SQL, right: SQL): SQL => sql`(${left} except ${right}) union (${right} except ${left})`

const posted = sql`postings as p join transactions as t on t.id = p.transaction_id join accounts as a on a.id = p.account_id`

/** What the bets and wins of each round posted: stakes by kind of money, and the win. A raise refers to its step, `{round}:{position}`. */
const bookedRounds = sql`
  select coalesce(s.round_id, t.reference) as id, min(t.player_id) as player, max(t.player_id) as other_player,
    coalesce(-sum(p.amount) filter (where t.type = 'bet' and a.kind = 'cash'), 0) as cash,
    coalesce(-sum(p.amount) filter (where t.type = 'bet' and a.kind = 'bonus'), 0) as bonus,
    coalesce(-sum(p.amount) filter (where t.type = 'bet' and a.kind = 'bonus-cost'), 0) as free,
    coalesce(-sum(p.amount) filter (where t.type = 'win' and a.kind in ('games', 'jackpots')), 0) as win
  from ${posted} left join round_steps as s on t.type = 'bet' and s.round_id || ':' || s.position = t.reference
  where t.type in ('bet', 'win') group by 1`

const playedRounds = sql`
  select id, player_id as player, player_id as other_player, stake_cash as cash, stake_bonus as bonus,
    case when free_spin then stake else 0 end as free, coalesce(win, 0) as win
  from rounds`

/** Transactions of these types with the øre that they moved. */
const booked = (...types: readonly string[]): SQL => sql`
  select t.type, t.reference as id, t.player_id as player, sum(p.amount) filter (where p.amount > 0) as amount
  from ${posted} where t.type in (${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )}) group by t.id`

/** Each withdrawal is reserved, and then paid out when it is sent, or returned when it is rejected. */
const expectedWithdrawals = sql`
  select type, id, player_id as player, amount::numeric from withdrawals
  join (values ('withdrawal', null), ('payout', 'sent'), ('withdrawal_rejection', 'rejected')) as step(type, state)
    on step.state is null or step.state = withdrawals.state`

const bookedReversals = sql`select kind as type, id, player_id as player, amount::numeric from payment_reversals`

/** Payments of which more went back than they credited, or to another player than theirs. */
const excessiveReversals = sql`
  select 'payment ' || d.id as id from payment_reversals as r join deposits as d on d.id = r.deposit_id
  group by d.id having sum(r.amount) > d.amount or d.state <> 'captured' or bool_or(r.player_id <> d.player_id)`

/** What the statement tells of bonuses, with the state that the bonus must be in. */
const expectedBonuses = sql`
  select movement.type, x.external_id as id, x.player_id as player, x.amount::numeric
  from transfers as x
  join player_bonuses as b on b.id = x.external_id and b.player_id = x.player_id
  join (values ('transfer_bonus', 'bonus_grant'), ('bonus_win', 'bonus_conversion'), ('cancelled_bonus', 'bonus_cancellation'))
    as movement(transfer, type) on movement.transfer = x.type
  where x.amount > 0 and case movement.type
    when 'bonus_conversion' then b.status = 'completed'
    when 'bonus_cancellation' then b.status in ('expired', 'cancelled')
    else true end`

const flows = sql.join(
  Object.entries(ledgerFlows).flatMap(([type, { debited, credited }]) => [
    ...debited.map((kind) => sql`(${type}, ${kind}, -1)`),
    ...credited.map((kind) => sql`(${type}, ${kind}, 1)`),
  ]),
  sql`, `,
)

/**
 * What each player has by the records of payments, withdrawals, rounds and bonuses. Only the part of a win that a bonus lost, because it had
 * ended before, stands in no record but the ledger.
 */
const recordedFunds = sql`
  select player, sum(amount) as amount from (
    select player_id as player, sum(amount) as amount from deposits where state = 'captured' group by 1
    union all select player_id, -sum(amount - claimed) from payment_reversals group by 1
    union all select player_id, -sum(amount) from withdrawals where state <> 'rejected' group by 1
    union all select player_id, sum(coalesce(win, 0) - stake_cash - stake_bonus) from rounds group by 1
    union all select player_id, sum(case type when 'transfer_bonus' then amount else -amount end) from transfers
      where type in ('transfer_bonus', 'cancelled_bonus') group by 1
    union all select t.player_id, -sum(p.amount) from ${posted} where t.type = 'win' and a.kind = 'bonus-cost' group by 1
  ) as records group by 1`

const keptFunds = sql`select player_id as player, sum(balance) as amount from accounts where kind in ('cash', 'bonus') group by 1`

/** The audit of the ledger. Each check is proved by a fault that `auditLedger.test.ts` plants. */
export const ledgerChecks = {
  unbalanced: {
    label: 'transactions that do not sum to zero',
    find: sql`select t.id from transactions as t left join postings as p on p.transaction_id = t.id
      group by t.id having coalesce(sum(p.amount), 1) <> 0`,
  },
  mismatched: {
    label: 'accounts that differ from their postings',
    find: sql`select a.id from accounts as a left join postings as p on p.account_id = a.id where a.balance is not null
      group by a.id having a.balance <> coalesce(sum(p.amount), 0) or a.balance < 0`,
  },
  misdirected: {
    label: 'transactions between other accounts than theirs',
    find: sql`select distinct t.id from ${posted}
      where (a.player_id is not null and a.player_id is distinct from t.player_id)
        or not exists (select from (values ${flows}) as f(type, kind, direction)
          where f.type = t.type and f.kind = a.kind and f.direction = sign(p.amount))`,
  },
  unposted: {
    label: 'captured payments without their posting',
    find: sql`select d.id from deposits as d
      where d.state = 'captured' and not exists (select from (${booked('deposit')}) as b where b.id = d.id and b.player = d.player_id and b.amount = d.amount)`,
  },
  unpaid: {
    label: 'deposits without their captured payment',
    find: sql`select b.id from (${booked('deposit')}) as b
      where not exists (select from deposits as d where d.id = b.id and d.state = 'captured' and d.player_id = b.player and d.amount = b.amount)`,
  },
  reversals: {
    label: 'refunds and chargebacks that differ from their payment',
    find: sql`select distinct type || ' ' || id as id from (${differences(booked('refund', 'chargeback'), bookedReversals)}) as different
      union ${excessiveReversals}`,
  },
  unreturned: {
    label: 'late payments that were not sent back',
    // by the clock of the database: the audit of a folder has no platform
    find: sql`select d.id from provider_payments as v join deposits as d on d.id = v.deposit_id and d.state in ('declined', 'expired')
      where v.state = 'captured' and v.answered_at < now() - ${askedAfterEndMs} * interval '1 ms'`,
  },
  unplayed: {
    label: 'bets and wins without a round',
    find: sql`select b.id from (${bookedRounds}) as b where not exists (select from rounds as r where r.id = b.id)`,
  },
  misplayed: {
    label: 'rounds that differ from their bets and wins',
    find: sql`select id from (${playedRounds} except ${bookedRounds}) as r`,
  },
  miscounted: {
    label: 'hours whose sums differ from their rounds',
    find: sql`select player_id || to_char(hour at time zone 'UTC', ' YYYY-MM-DD"T"HH24"Z"') as id
      from round_hours as kept full join (
        select player_id, date_trunc('hour', started_at, 'UTC') as hour, count(*) as rounds,
          sum(stake_cash + stake_bonus) as staked, coalesce(sum(win), 0) as won
        from rounds group by 1, 2) as played using (player_id, hour)
      where (kept.rounds, kept.staked, kept.won) is distinct from (played.rounds, played.staked, played.won)`,
  },
  unfunded: {
    label: 'jackpots funded without a seed or a win',
    find: sql`select t.id from ${posted}
      where t.type = 'jackpot_funding' and p.amount > 0 and 'jackpots:' || t.reference <> a.id || ':seed'
        and not exists (select from transactions as w join postings as d on d.transaction_id = w.id and d.account_id = a.id and d.amount < 0
          where w.type = 'win' and a.id || ':' || w.reference = 'jackpots:' || t.reference)`,
  },
  withdrawals: {
    label: 'withdrawals that differ from their postings',
    find: sql`select distinct type || ' ' || id as id from (${differences(booked('withdrawal', 'payout', 'withdrawal_rejection'), expectedWithdrawals)}) as different`,
  },
  bonuses: {
    label: 'bonus money that differs from its bonus',
    find: sql`select distinct type || ' ' || id as id from (${differences(booked('bonus_grant', 'bonus_conversion', 'bonus_cancellation'), expectedBonuses)}) as different`,
  },
  players: {
    label: 'players whose money is not what they did',
    find: sql`select player as id from (${keptFunds}) as kept full join (${recordedFunds}) as recorded using (player)
      where coalesce(kept.amount, 0) <> coalesce(recorded.amount, 0)`,
  },
  seals: { label: 'seals that postings were changed under', find: findBrokenSeals },
} as const satisfies Readonly<Record<string, LedgerCheck>>

export type LedgerCheckName = keyof typeof ledgerChecks
