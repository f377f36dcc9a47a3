import { paymentMethods } from '@casino/features/content/openPaymentMethods'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn, oreColumn } from '../columns.ts'
import { players } from './players.ts'

/** Possible responses of the simulated issuer to an authorisation. */
export const authorisationOutcomes = ['approved', 'challenge', 'declined_other', 'declined_request'] as const
export type AuthorisationOutcome = (typeof authorisationOutcomes)[number]

/**
 * A payment as the platform knows it; its id is the `depositLogId` of the specification.
 * created → authorised → captured, the only state that credits the player; or declined, or expired; a payment that is captured after
 * one of these is returned. Transitions: `payments/paymentMachine.ts`.
 */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    method: text('method', { enum: paymentMethods }).notNull(),
    amount: oreColumn('amount').notNull(),
    state: text('state', { enum: ['created', 'authorised', 'captured', 'declined', 'expired', 'returned'] }).notNull(),
    /** Error code of a payment that credited nothing. */
    code: text('code'),
    bonusCode: text('bonus_code').notNull(),
    playerBonusId: text('player_bonus_id'),
    /** The card in the provider's vault; its number and CVV are never stored. Null without a card. */
    cardId: text('card_id'),
    /** Last digits of the phone that approves a MobilePay request. */
    maskedPhone: text('masked_phone'),
    /** Page of the site that the provider returns the player to. */
    returnUrl: text('return_url').notNull(),
    /** State that a page has last shown to the player; null before the first. */
    seenState: text('seen_state'),
    createdAt: instantColumn('created_at').notNull(),
    /** An approval after this time is too late. */
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('deposits_player').on(table.playerId, table.createdAt),
    index('deposits_open').on(table.expiresAt).where(sql`${table.endedAt} is null`),
  ],
)

/** A payment that waits for the player's approval, as the simulated provider knows it. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    /** The provider's own. */
    id: text('id').primaryKey(),
    /** The platform's id of the payment. */
    depositLogId: text('deposit_id').notNull().unique(),
    state: text('state', { enum: ['created', 'authorised', 'captured', 'declined', 'expired', 'refunded'] }).notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When the player answered; the time of the events that follow from it. */
    answeredAt: instantColumn('answered_at'),
  },
  (table) => [index('provider_payments_captured').on(table.answeredAt).where(sql`${table.state} = 'captured'`)],
)

/** Events of the provider that have been processed: each one counts once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    depositLogId: text('deposit_id').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [index('provider_events_received').on(table.receivedAt)],
)

export const reversalKinds = ['refund', 'chargeback'] as const

/** Money of a captured payment that went back: by the operator's decision, or by the bank's. Append-only: triggers reject changes. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** The provider's reference. */
    id: text('id').primaryKey(),
    depositLogId: text('deposit_id')
      .notNull()
      .references(() => deposits.id),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    kind: text('kind', { enum: reversalKinds }).notNull(),
    amount: oreColumn('amount').notNull(),
    /** Øre of it that the player no longer had: a claim of the house. */
    claimed: oreColumn('claimed').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('payment_reversals_deposit').on(table.depositLogId), index('payment_reversals_player').on(table.playerId)],
)

/** A payment noted before it is sent, so that a lost answer is known on every device. `open`: its result is not known. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** Its idempotency key. */
    key: text('key').notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    amount: oreColumn('amount').notNull(),
    state: text('state', { enum: ['open', 'ended'] }).notNull(),
    notedAt: instantColumn('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.key] }), index('payment_attempts_noted').on(table.notedAt)],
)

/** A card in the payment provider's vault. Visible to the player after its first approved deposit. */
export const paymentCards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    /** Keyed hash of number and expiry: the same card is stored once. */
    fingerprint: text('fingerprint').notNull(),
    cardType: text('card_type').notNull(),
    maskedAccount: text('masked_account').notNull(),
    cardHolder: text('card_holder').notNull(),
    /** `YYYY-MM` */
    expiryDate: text('expiry_date').notNull(),
    /** Response of the simulated issuer for this card. */
    outcome: text('outcome', { enum: authorisationOutcomes }).notNull(),
    visible: boolean('visible').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    lastSuccessAt: instantColumn('last_success_at'),
  },
  (table) => [uniqueIndex('cards_once').on(table.playerId, table.fingerprint)],
)
