import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'
import { players } from './players.ts'

/** Texts that a consent was given to, by the hash of their content. Append-only. */
export const consentTexts = pgTable('consent_texts', {
  hash: text('hash').primaryKey(),
  texts: jsonb('texts').$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
})

/** Every consent given, refused or withdrawn: who, when, to which text, and what. Append-only: it is the proof (GDPR, article 7). */
export const consentLog = pgTable(
  'consent_log',
  {
    id: text('id').primaryKey(),
    subject: text('subject', { enum: ['statisticsCookies', 'marketingCookies', 'email', 'sms', 'smsOfBrand'] }).notNull(),
    granted: boolean('granted').notNull(),
    /** Where the choice was made. */
    source: text('source', { enum: ['cookieChoice', 'registration', 'account', 'unsubscribeLink'] }).notNull(),
    /** Id of the browser's cookie choices; null for marketing. */
    consentId: text('consent_id'),
    playerId: text('player_id').references(() => players.id),
    /** Version of the cookie texts that the visitor read. */
    textVersion: integer('text_version'),
    textHash: text('text_hash').references(() => consentTexts.hash),
    /** Further facts of the call: the brand, the IP address of an unsubscription. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('consent_log_player').on(table.playerId), index('consent_log_consent').on(table.consentId)],
)
