import { integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Keys made at the first start: the card key pair and the key of the hashes. Survives a reset. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })

/** First answer of every call that carried an idempotency key, written with what the call did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Call and player, so that a key opens nobody else's answer. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Hash of the request without its secrets: a key belongs to one request. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    /** `json`, not `jsonb`: the answer comes again byte for byte. */
    answer: json('answer').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)

/** What the product logs on purpose: registrations begun, expired sessions, payment returns. No national id, no card, no e-mail. */
export const activityLog = pgTable('activity_log', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull(),
})
