import { minuteMs } from '@casino/features/format/duration'
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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

/** Time without use after which a frame is closed, and its row removed. */
export const frameIdleMs = 30 * minuteMs

/** Frames of games for money, launched or open, on all platforms of the database. Unused frames are deleted. */
export const playerFrames = pgTable(
  'player_frames',
  {
    /** Of the launch token, and once the frame is open, of its id. */
    tokenHash: text('token_hash').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** The login that it was launched from; no reference, because the wallet checks it at each round. */
    sessionHash: text('session_hash').notNull(),
    gameId: text('game_id').notNull(),
    opened: boolean('opened').notNull(),
    usedAt: instantColumn('used_at').notNull(),
    /** Random value of the next round, which the frame shows the commitment of; null until then. */
    seed: text('seed'),
    /** The last round, and its seed: repeated, it has the same one. Null once its first attempt was refused. */
    roundId: text('round_id'),
    roundSeed: text('round_seed'),
  },
  (table) => [index('player_frames_player').on(table.playerId, table.opened, table.usedAt), index('player_frames_used').on(table.usedAt)],
)
