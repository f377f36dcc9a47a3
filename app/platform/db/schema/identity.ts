import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The population that the identity provider's stand-in knows, and the self-exclusion register's mark on it. */
export const persons = pgTable('persons', {
  pid: text('pid').primaryKey(),
  cprHash: text('cpr_hash').notNull().unique(),
  /** Clear only for the invented test persons, who are offered with it on the provider's page. */
  testCpr: text('test_cpr'),
  /** Order and name of a test person; null for a person typed in freely. */
  testKey: text('test_key').unique(),
  firstName: text('first_name').notNull(),
  dateOfBirth: date('date_of_birth').notNull(),
  /** False: the provider answers "no match" to every national id. */
  cprMatches: boolean('cpr_matches').notNull(),
  /** In ROFUS. */
  excluded: boolean('excluded').notNull(),
})

export const identityTransactions = pgTable('identity_transactions', {
  id: text('id').primaryKey(),
  /** Opens the provider's page. Another secret than the id, which only the site's server knows. */
  accessToken: text('access_token').notNull().unique(),
  loginLogId: text('login_log_id').notNull(),
  redirectUrl: text('redirect_url').notNull(),
  state: text('state', { enum: ['open', 'approved', 'rejected', 'failed', 'timed_out', 'mismatched', 'used'] }).notNull(),
  pid: text('pid').references(() => persons.pid),
  mismatches: integer('mismatches').notNull(),
  cprMatched: boolean('cpr_matched').notNull(),
  /** Account created with this transaction, so that a repeated registration answers the same. */
  registeredPlayerId: text('registered_player_id'),
  expiresAt: instant('expires_at').notNull(),
})
