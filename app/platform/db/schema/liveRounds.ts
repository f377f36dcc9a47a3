import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'

/**
 * The shared rounds of live tables that had a watcher. The stage only grows: 0 takes bets, 1 waits for decisions, 2 is drawn. Triggers
 * reject any other change.
 */
export const liveRounds = pgTable(
  'live_rounds',
  {
    id: text('id').primaryKey(),
    gameId: text('game_id').notNull(),
    /** Number of the round in the table's schedule. */
    number: bigint('number', { mode: 'number' }).notNull(),
    /** Random value that the outcome is drawn from, chosen when the round is opened; no answer has it before the round is drawn. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed, shown before the bets. */
    commitment: text('commitment').notNull().unique('live_rounds_commitment'),
    stage: smallint('stage').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
  },
  (table) => [uniqueIndex('live_rounds_number').on(table.gameId, table.number), index('live_rounds_opened').on(table.openedAt)],
)
