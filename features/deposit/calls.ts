import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { bonusSchema, clientBonusSchema } from '../api/entities/bonus.ts'
import { bonusRefusals } from '../api/entities/bonusRefusal.ts'
import { transferListResponse } from '../api/entities/transfer.ts'
import {
  acknowledgedSchema,
  bonusCodeSchema,
  idSchema,
  jsonTextSchema,
  nullableInstantSchema,
  optionalField,
  oreSchema,
} from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import {
  depositLogResponse,
  paymentBody,
  paymentErrorData,
  paymentMethodSchema,
  paymentResponse,
  pendingPaymentSchema,
} from './paymentSchemas.ts'

/** A stored card as the payment provider lists it. */
export const storedCardSchema = z.object({
  accountId: idSchema,
  type: optionalField(z.string(), ''),
  cardType: optionalField(z.string(), ''),
  binType: optionalField(z.string(), ''),
  maskedAccount: z.string(),
  cardHolder: optionalField(z.string(), ''),
  /** `YYYY-MM`. */
  expiryDate: z.string().regex(/^\d{4}-\d{2}$/),
  expired: optionalField(z.boolean(), false),
  visible: optionalField(z.boolean(), true),
  description: optionalField(z.string(), ''),
  status: optionalField(z.string(), ''),
  lastUsed: optionalField(z.string(), null),
  lastSuccess: optionalField(z.string(), null),
  startDate: optionalField(z.string(), ''),
  issuerCountryCode: optionalField(z.string(), ''),
  /** Further data of the provider about the card, which is not shown. */
  assets: z.unknown().optional(),
})
export type StoredCard = z.output<typeof storedCardSchema>

/** Base64 of an RSA-OAEP-256 ciphertext: clear card values are never sent. */
const encrypted = z.string().min(1).max(1024)

/** Why the player of the session cannot have the bonus. */
const refusalField = { refusal: z.enum(bonusRefusals).nullable().default(null) }

/**
 * Until when this session may pay with a new card; null: it has to confirm with the identity provider first. No part of the specification:
 * a back end that does not tell asks for no confirmation.
 */
const newCardField = { newCardUntil: nullableInstantSchema.optional() }

/** Calls of the deposit feature. */
export const depositCalls = {
  /**
   * Public (specification, *Bonus and email*); the rate limit prevents guessing of codes. With the session, which is no part of the
   * specification, the back end tells a player who cannot have the bonus why; without that answer the payment does.
   */
  bonusByCode: backendCall('GET /api/Bonuses/GetBonusByBonusCode/:code', {
    access: 'public',
    rateLimit: 'bonusCode',
    params: z.object({ code: bonusCodeSchema }),
    query: z.object({ sessionId: z.string().optional() }),
    injected: { 'query.sessionId': 'sessionId' },
    response: bonusSchema.extend(refusalField),
    codeOfRefusal: () => 'ERR_BONUS_CODE',
    clientResponse: clientBonusSchema.extend(refusalField),
  }),
  /**
   * The payment provider's public key (SPKI, base64) that encrypts card number and CVV in the browser: the site's `CARD_PUBLIC_KEY`, else the back end's.
   * `binding` names this session and these minutes: a ciphertext that was made with it and the amount serves no other payment. Null where the
   * back end binds nothing.
   */
  cardKey: siteCall('deposit.cardKey', {
    access: 'public',
    query: z.object({ sessionId: z.string().optional() }),
    injected: { 'query.sessionId': 'sessionId' },
    response: z.object({ keyId: z.string(), spki: z.string(), binding: z.string().nullable().default(null) }),
  }),
  cards: backendCall('GET /Deposit/CheckCardAccount', {
    access: 'player',
    query: z.object({ userId: z.string(), sessionId: z.string() }),
    injected: { 'query.userId': 'userId', 'query.sessionId': 'sessionId' },
    response: z.object({
      /** JSON text on the wire; none for a player without a card. A card that the documents do not describe is left out and reported. */
      accounts: optionalField(z.union([z.literal('').transform(() => null), jsonTextSchema(entriesOf(storedCardSchema).nullable())]), []),
      ...newCardField,
    }),
    clientResponse: z.object({ accounts: z.array(storedCardSchema), ...newCardField }),
  }),
  /** Removes a stored card. A second removal succeeds too. Fails with ERR_NOT_FOUND. */
  removeCard: siteCall('deposit.removeCard', {
    access: 'player',
    body: z.object({ sessionId: z.string(), accountId: z.string().max(64) }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({}),
  }),
  /**
   * Deposits by card. A new card sends number, holder, expiry and CVV; a stored one sends `accountId` and CVV.
   * Fails with ERR_DECLINED_*, ERR_PAYMENT_FAILED, ERR_RESPONSIBLE_GAMING_LIMIT, ERR_MIN_AMOUNT, ERR_MAX_AMOUNT, ERR_CARD_DETAILS, ERR_BONUS_CODE,
   * ERR_PAUSED, ERR_LIMITS_MISSING, ERR_METHOD_CLOSED, ERR_PAYMENT_IN_DOUBT; a new card with ERR_STEP_UP_REQUIRED.
   */
  confirmCard: backendCall('POST /Deposit/ConfirmDepositCard', {
    access: 'player',
    rateLimit: 'card',
    idempotent: true,
    body: paymentBody.extend({
      cardHolder: z.string().max(80).default(''),
      encryptedCardNumber: encrypted.optional(),
      encryptedCvv: encrypted,
      expiryMonth: z
        .string()
        .regex(/^(0[1-9]|1[0-2])$/, 'validation.expiry')
        .optional(),
      expiryYear: z
        .string()
        .regex(/^\d{4}$/, 'validation.expiry')
        .optional(),
      accountId: z.string().max(64).optional(),
    }),
    injected: { 'body.sessionId': 'sessionId', 'body.userId': 'userId' },
    amounts: ['body.amount'],
    response: paymentResponse,
    errorData: paymentErrorData,
  }),
  /**
   * Deposits by MobilePay: the player approves on the page of `redirectOutput.url`, which returns to `/MobilePay?txId={depositLogId}`, or to
   * `/MobilePayQuick` in the quick deposit. Fails like `confirmCard`.
   */
  confirmMobilePay: backendCall('POST /Deposit/ConfirmDepositMobilePay', {
    access: 'player',
    rateLimit: 'card',
    idempotent: true,
    body: paymentBody.extend({ phoneNumber: z.string().regex(/^\d{8}$/, 'deposit.phone_digits') }),
    injected: { 'body.sessionId': 'sessionId', 'body.userId': 'userId' },
    amounts: ['body.amount'],
    response: paymentResponse,
    errorData: paymentErrorData,
  }),
  /**
   * Notes a payment before the site server sends it, so that a lost answer is known on every device. Fails with ERR_PAYMENT_IN_DOUBT while the
   * result of another is not known. No part of the specification: without the call a payment is sent without a note.
   */
  noteAttempt: backendCall('POST /Deposit/NotePaymentAttempt', {
    access: 'player',
    siteServerOnly: true,
    body: z.object({ sessionId: z.string(), key: z.string(), method: paymentMethodSchema, amount: oreSchema.positive() }),
    injected: { 'body.sessionId': 'sessionId' },
    amounts: ['body.amount'],
    response: acknowledgedSchema,
    withoutCall: {},
  }),
  /** Ends a noted payment that was refused with certainty: nothing was paid. */
  endAttempt: backendCall('POST /Deposit/EndPaymentAttempt', {
    access: 'player',
    siteServerOnly: true,
    body: z.object({ sessionId: z.string(), key: z.string() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: acknowledgedSchema,
    withoutCall: {},
  }),
  /** The player's payment that is not over, started on any device; null when there is none. */
  pending: siteCall('deposit.pending', {
    access: 'player',
    body: z.object({ sessionId: z.string() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({ payment: pendingPaymentSchema.nullable() }),
    withoutCall: { payment: null },
  }),
  /** Withdraws a payment that waits for the player's answer. Returns its status: `approved` when the answer came first. */
  cancel: siteCall('deposit.cancel', {
    access: 'player',
    body: z.object({ sessionId: z.string(), depositLogId: z.string().max(64) }),
    injected: { 'body.sessionId': 'sessionId' },
    response: depositLogResponse,
  }),
  /**
   * Status of a payment. The receipt step and the return page poll it while it is `pending`. `status`: the state that the page shows, empty
   * before the first answer; with `trackDepositLogs` the back end records each state that a page has shown.
   * The site server keeps `depositLogId` in an httpOnly cookie for 300 s, so the payment is found again after a reload.
   */
  log: siteCall('deposit.log', {
    access: 'player',
    body: z.object({
      sessionId: z.string(),
      depositLogId: z.string().max(64).optional(),
      status: z.string().max(40).optional(),
      trackDepositLogs: z.boolean().default(false),
    }),
    injected: { 'body.sessionId': 'sessionId' },
    /** The specification describes no answer: a state that it leaves out, the site server reads from the transfers. */
    response: optionalField(depositLogResponse.partial(), {}),
    clientResponse: depositLogResponse,
  }),
  transfers: siteCall('deposit.transfers', {
    access: 'player',
    body: z.object({
      sessionId: z.string(),
      skip: z.number().int().min(0).default(0),
      limit: z.number().int().min(1).max(100).default(100),
    }),
    injected: { 'body.sessionId': 'sessionId' },
    ...transferListResponse,
  }),
}
