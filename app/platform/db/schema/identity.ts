import type { StepUpPurpose } from '@casino/features/identity/constants'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn } from '../columns.ts'

/** What a confirmed identity allows within a session (step-up authentication). */
export interface StepUpRequest {
  /** Hash of the session that asked. */
  sessionHash: string
  purpose: StepUpPurpose
}

/** Persons of the simulated identity provider, with their status in the self-exclusion register. */
export const persons = pgTable('persons', {
  pid: text('pid').primaryKey(),
  cprHash: text('cpr_hash').notNull().unique(),
  /** Clear text, for the fictitious test persons only: the provider's page shows it. */
  testCpr: text('test_cpr'),
  /** Key of a test person; null for a person entered by hand. */
  testKey: text('test_key').unique(),
  /** Empty: the provider does not tell it. */
  firstName: text('first_name').notNull(),
  /** Empty: the provider does not tell it. */
  lastName: text('last_name').notNull().default(''),
  dateOfBirth: date('date_of_birth').notNull(),
  /** False: every national id is reported as a mismatch. */
  cprMatches: boolean('cpr_matches').notNull(),
  /** Registered in ROFUS. */
  excluded: boolean('excluded').notNull(),
})

/** Transactions at the identity provider: login, registration and step-up. */
export const identityTransactions = pgTable(
  'identity_transactions',
  {
    id: text('id').primaryKey(),
    /** Token in the URL of the provider's page. Different from the id, which only the site server has. */
    accessToken: text('access_token').notNull().unique(),
    loginLogId: text('login_log_id').notNull(),
    redirectUrl: text('redirect_url').notNull(),
    state: text('state', { enum: ['open', 'approved', 'rejected', 'failed', 'timed_out', 'mismatched', 'used'] }).notNull(),
    pid: text('pid').references(() => persons.pid),
    /** Hash of the one-time code that the approving browser carries to the site. */
    approvalCodeHash: text('approval_code_hash'),
    /** Hash of the id of the approving form, so that its second submission (a double click) gets a code too. */
    approvalFormHash: text('approval_form_hash'),
    mismatches: integer('mismatches').notNull(),
    cprMatched: boolean('cpr_matched').notNull(),
    /** Account created with this transaction, so that a repeated registration returns the same response. */
    registeredPlayerId: text('registered_player_id'),
    /** Of a step-up; null for a login or a registration. */
    stepUp: jsonb('step_up').$type<StepUpRequest>(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('identity_transactions_expires').on(table.expiresAt)],
)

/** Failed identity checks, for the lock-out across transactions. Removed an hour after the last check. */
export const identityFailures = pgTable('identity_failures', {
  /** The keyed hash of a national id or of a client address. */
  subject: text('subject').primaryKey(),
  /** UTC ms of each failure, oldest first. */
  failedAt: jsonb('failed_at').$type<readonly number[]>().notNull(),
  checkedAt: instantColumn('checked_at').notNull(),
})

/** What partners may hand over, as hashes: one-time tokens of accounts, and bearers for a person at the identity provider. */
export const partnerTokens = pgTable(
  'partner_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    type: text('type', { enum: ['login', 'bearer'] }).notNull(),
    /** The account of a login token. Not a reference, because a partner may name an account that is gone. */
    playerId: text('player_id'),
    /** The person of a bearer. */
    pid: text('pid'),
    mismatches: integer('mismatches').notNull().default(0),
    expiresAt: instantColumn('expires_at').notNull(),
    /** Null: not used yet. */
    usedAt: instantColumn('used_at'),
  },
  (table) => [index('partner_tokens_expires').on(table.expiresAt)],
)
