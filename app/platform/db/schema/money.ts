import { transactionTypes } from '@casino/features/transactions/constants'
import { withdrawalStates } from '@casino/features/withdrawal/constants'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instantColumn, oreColumn } from '../columns.ts'
import { liveRounds } from './liveRounds.ts'
import { players } from './players.ts'

/**
 * An account of the ledger. A trigger on the postings maintains `balance` for players' accounts and jackpots only: on a
 * house account every player would contend for one row, so its balance is the sum of its postings.
 */
export const ledgerAccounts = pgTable(
  'accounts',
  {
    /** `cash:{playerId}`, `bonus:{playerId}`, `house:psp`, `jackpots:{id}` … */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['cash', 'bonus', 'psp', 'games', 'bonus-cost', 'jackpots', 'withdrawals', 'claims'] }).notNull(),
    playerId: text('player_id').references(() => players.id),
    /** Øre; null on house accounts. A CHECK constraint in the migration keeps it non-negative. */
    balance: oreColumn('balance'),
  },
  (table) => [index('accounts_player').on(table.playerId)],
)

/** Ledger transactions, each with its postings. */
export const ledgerTransactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    type: text('type', {
      enum: transactionTypes,
    }).notNull(),
    playerId: text('player_id').references(() => players.id),
    /** Id of the deposit, reversal, withdrawal, round or bonus. Unique together with the type, so nothing is posted twice. */
    reference: text('reference').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('transactions_once').on(table.type, table.reference),
    index('transactions_player').on(table.playerId, table.createdAt),
  ],
)

/** Append-only: triggers reject updates and deletes, and a deferred trigger requires a transaction's postings to sum to zero. */
export const postings = pgTable(
  'postings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: oreColumn('amount').notNull(),
  },
  (table) => [index('postings_transaction').on(table.transactionId), index('postings_account').on(table.accountId, table.id)],
)

/** The smallest win that is shown to everybody, in øre. Another one needs another index: a query uses it for the value that it was made for. */
const smallestShownWin = 100_00

/** Settled rounds whose win is shown to everybody: the condition of their index, as a query must have it. */
export const isShownWin = (win: SQLWrapper): SQL => sql`${win} >= ${sql.raw(String(smallestShownWin))}`

/**
 * A game round: its stake by kind of money, what decides its outcome, and its win. A trigger rejects changes of everything but the win of an
 * open round, and a stake that a decision raises.
 */
export const gameRounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    gameId: text('game_id').notNull(),
    gameName: text('game_name').notNull(),
    stake: oreColumn('stake').notNull(),
    stakeCash: oreColumn('stake_cash').notNull(),
    stakeBonus: oreColumn('stake_bonus').notNull(),
    /** The stake is a free spin of a bonus, paid by the house. */
    freeSpin: boolean('free_spin').notNull(),
    playerBonusId: text('player_bonus_id'),
    /** Roulette: amounts in øre by bet. `json` keeps their order, which the outcome lists its wins in. */
    bets: json('bets').$type<Record<string, number>>(),
    /** Random value written with the stake, from which the outcome is drawn; null for rounds that no frame played. */
    outcomeSeed: text('outcome_seed'),
    /** SHA-256 of `outcomeSeed`, which the player was shown before the bet; null for rounds without a commitment (older ones). Each serves one round. */
    commitment: text('commitment').unique('rounds_commitment'),
    /** What the player's browser contributed to the randomness; null where it contributes nothing. */
    clientSeed: text('client_seed'),
    /** The shared round of a live table that the bet is on, which has the seed; null for rounds of one player. */
    liveRoundId: text('live_round_id').references(() => liveRounds.id),
    win: oreColumn('win'),
    startedAt: instantColumn('started_at').notNull(),
    settledAt: instantColumn('settled_at'),
  },
  (table) => [
    index('rounds_player').on(table.playerId, table.startedAt, table.id),
    index('rounds_open').on(table.startedAt).where(sql`${table.settledAt} is null`),
    index('rounds_shown_wins').on(table.settledAt, table.id).where(isShownWin(table.win)),
    uniqueIndex('rounds_live').on(table.liveRoundId, table.playerId),
  ],
)

/**
 * The player's decisions in a round, in their order: with the seed of the round they decide its outcome. Append-only: triggers reject changes,
 * and decisions in a settled round.
 */
export const roundSteps = pgTable(
  'round_steps',
  {
    /** Idempotency key within the round, chosen by the game frame. */
    id: text('id').notNull(),
    roundId: text('round_id')
      .notNull()
      .references(() => gameRounds.id),
    /** From 0. */
    position: integer('position').notNull(),
    action: text('action').notNull(),
    /** Øre that the decision adds to the stake. */
    raise: oreColumn('raise').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.position] }), uniqueIndex('round_steps_once').on(table.roundId, table.id)],
)

/** A bonus granted to a player, with its terms at that time. */
export const playerBonuses = pgTable(
  'player_bonuses',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    bonusId: text('bonus_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['active', 'completed', 'expired', 'cancelled'] }).notNull(),
    spins: integer('spins').notNull(),
    spinsLeft: integer('spins_left').notNull(),
    spinValue: oreColumn('spin_value').notNull(),
    wageringMultiplier: doublePrecision('wagering_multiplier').notNull(),
    maxBet: oreColumn('max_bet').notNull(),
    /** Wagering requirement and the part of it that is fulfilled, in øre. `wagered` never exceeds `required`. */
    required: oreColumn('required').notNull(),
    wagered: oreColumn('wagered').notNull(),
    /** Øre of the player's own money that it belongs to: a withdrawal that leaves less ends it. 0 for one without a deposit. */
    requiredDeposit: oreColumn('required_deposit').notNull().default(0),
    /** Granted before stakes on opposite outcomes counted once: under its terms every stake counts. */
    countsEveryStake: boolean('counts_every_stake').notNull().default(false),
    grantedAt: instantColumn('granted_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [uniqueIndex('player_bonuses_one_active').on(table.playerId).where(sql`${table.status} = 'active'`)],
)

/** The player's account statement: deposits, withdrawals and bonus movements. */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    type: text('type', {
      enum: ['deposit', 'refund', 'chargeback', 'withdrawal', 'transfer_bonus', 'bonus_win', 'cancelled_bonus'],
    }).notNull(),
    amount: oreColumn('amount').notNull(),
    state: text('state', { enum: ['implemented', 'reversed', 'initiated'] }).notNull(),
    startedAt: instantColumn('started_at').notNull(),
    endedAt: instantColumn('ended_at'),
    message: text('message').notNull(),
    /** Id of the deposit log, the reversal, the withdrawal or the bonus. */
    externalId: text('external_id').notNull(),
    subType: jsonb('sub_type').$type<{ id: string; externalId: string; name: string }>().notNull(),
  },
  (table) => [index('transfers_player').on(table.playerId, table.startedAt, table.id)],
)

/** A withdrawal to the player's NemKonto. Its money is reserved from the start. Triggers reject changes after it was sent or rejected. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    amount: oreColumn('amount').notNull(),
    state: text('state', { enum: withdrawalStates }).notNull(),
    /** The bank day, in Denmark, by which the money is expected on the NemKonto. */
    expectedOn: date('expected_on').notNull(),
    requestedAt: instantColumn('requested_at').notNull(),
    checkedAt: instantColumn('checked_at'),
    /** When it was sent or rejected. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('withdrawals_player').on(table.playerId, table.requestedAt),
    index('withdrawals_open').on(table.requestedAt).where(sql`${table.endedAt} is null`),
  ],
)
