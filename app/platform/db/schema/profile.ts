import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'
import { players, type SessionDevice } from './players.ts'

/** New e-mail addresses that await their code, at most one per player. */
export const emailChanges = pgTable('email_changes', {
  playerId: text('player_id')
    .primaryKey()
    .references(() => players.id),
  /** Null: withdrawn or confirmed; the row counts the codes. */
  email: text('email'),
  /** Keyed hash of the latest code with player and address. */
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  /** UTC ms of the codes of the last hour, oldest first. */
  sentAt: jsonb('sent_at').$type<readonly number[]>().notNull(),
})

/** Changes of contact data, written with them. Values are masked. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    field: text('field', { enum: ['email', 'mobile'] }).notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** Of the session that changed it. */
    device: jsonb('device').$type<SessionDevice>(),
    changedAt: instantColumn('changed_at').notNull(),
  },
  (table) => [index('contact_changes_player').on(table.playerId, table.changedAt)],
)
