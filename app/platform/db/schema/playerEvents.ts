import { playerEventKinds } from '@casino/features/profile/constants'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'
import { players, type SessionDevice } from './players.ts'

/** A value that an event changed: øre, minutes or UTC ms by its kind, or a word; null for none. `from`: UTC ms at which it begins to count. */
export interface EventValue {
  value: number | string | null
  from?: number
}

/**
 * What happened to an account besides money: limits, pauses, closings, logins, step-ups and their failures. Append-only: a trigger rejects
 * changes, and the removal of an event before five years are over.
 */
export const playerEvents = pgTable(
  'player_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null: a refused login of a person without an account. Nothing else of that person is kept. */
    playerId: text('player_id').references(() => players.id),
    kind: text('kind', { enum: playerEventKinds }).notNull(),
    /** Which limit, purpose or error code; empty where the kind says it all. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<EventValue>(),
    after: jsonb('after').$type<EventValue>(),
    /** `player`, or the role of the database that an operator has. */
    actor: text('actor').notNull(),
    /** Hash of the session in which it happened. */
    sessionHash: text('session_hash'),
    /** Where the player was, as far as it is known. */
    device: jsonb('device').$type<Partial<SessionDevice>>(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('player_events_player').on(table.playerId, table.id), index('player_events_at').on(table.at)],
)
