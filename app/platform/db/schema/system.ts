import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'

/** What the platforms of a database share in secret, sealed under a key that is not in it: the private key of cards. Not removed by a reset. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })

/** First response of every call with an idempotency key, and tokens that are for one use, written in the transaction of the call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Call and player, so that a key cannot return another player's response; or the kind of token. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of the request without its secrets: a key is valid for one request only. Empty for a token, which has no response. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    /** `json`, not `jsonb`: the response is repeated byte for byte. */
    answer: json('answer').$type<Record<string, unknown>>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
)

/** Audit log: started registrations, logins by hand-over, expired sessions, payment returns. No national ids, cards or e-mail addresses. */
export const activityLog = pgTable(
  'activity_log',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('activity_log_created').on(table.createdAt)],
)
