import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'
import { players } from './players.ts'

/** Games that a player has marked. A game that leaves the catalogue keeps its rows, and is not listed. */
export const favourites = pgTable(
  'favourites',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    gameId: text('game_id').notNull(),
    markedAt: instantColumn('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
)

/** How often visitors chose a game from a search, per Danish day. Says nothing about who they are. */
export const gameSearches = pgTable(
  'game_searches',
  {
    gameId: text('game_id').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.gameId] })],
)

/** The last attempt of each player to play a round for money, refused or not, for the gap between attempts. */
export const roundAttempts = pgTable('round_attempts', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  attemptedAt: instantColumn('attempted_at').notNull(),
  /** The round that it was for; null once it was refused. */
  roundId: text('round_id'),
})
