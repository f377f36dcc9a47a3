import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn, oreColumn } from '../columns.ts'
import { players } from './players.ts'

/**
 * What the rounds that a player began in an hour add up to. A trigger on `rounds` maintains it, so that limits, which are checked before each
 * stake, need not read the rounds of 30 days.
 */
export const roundHours = pgTable(
  'round_hours',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** Its first moment. */
    hour: instantColumn('hour').notNull(),
    rounds: integer('rounds').notNull(),
    /** Øre of cash and bonus money; the house pays the stake of a free spin. */
    staked: oreColumn('staked').notNull(),
    won: oreColumn('won').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.hour] })],
)
