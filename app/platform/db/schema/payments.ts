import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instantColumn, oreColumn } from '../columns.ts'
import { players } from './players.ts'

/** Possible responses of the simulated issuer to an authorisation. */
export const authorisationOutcomes = ['approved', 'challenge', 'declined_other', 'declined_request'] as const
export type AuthorisationOutcome = (typeof authorisationOutcomes)[number]

/** A deposit attempt; its id is the `depositLogId` of the specification. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    amount: oreColumn('amount').notNull(),
    state: text('state', { enum: ['pending', 'approved', 'declined'] }).notNull(),
    /** Error code of a declined deposit. */
    code: text('code'),
    bonusCode: text('bonus_code').notNull(),
    playerBonusId: text('player_bonus_id'),
    /** The card in the provider's vault; its number and CVV are never stored. */
    cardId: text('card_id').notNull(),
    /** SHA-256 of the token of the 3-D Secure page; null without a challenge. */
    challengeHash: text('challenge_hash').unique(),
    returnOrigin: text('return_origin').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [index('deposits_player').on(table.playerId, table.createdAt)],
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
