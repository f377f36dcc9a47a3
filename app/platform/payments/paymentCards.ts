import { constants, privateDecrypt } from 'node:crypto'
import type { depositCalls, StoredCard } from '@casino/features/deposit/calls'
import { cardLabel } from '@casino/features/deposit/card/cardLabel'
import {
  cardBrand,
  isCardExpired,
  isCardNumber,
  isCvv,
  maskCardNumber,
  normaliseCardNumber,
  passesLuhn,
} from '@casino/features/format/cardNumber'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { minuteMs } from '../core/clock.ts'
import type { SessionPlayer } from '../core/handlers.ts'
import type { PlatformKeys } from '../core/keys.ts'
import type { TransactionContext } from '../core/platform.ts'
import { type AuthorisationOutcome, authorisationOutcomes } from '../db/schema/payments.ts'
import { paymentCards } from '../db/schema.ts'
import { testCards } from './testCards.ts'

export type PaymentCard = typeof paymentCards.$inferSelect
type CardRequest = z.output<typeof depositCalls.confirmCard.body>

/** The simulated issuer's response to a card number. */
const authorise = (number: string): AuthorisationOutcome =>
  authorisationOutcomes.find((outcome) => testCards[outcome] === number) ?? 'declined_other'

/** Identifies a player's card without its number. `expiryDate`: `2029-09`. */
export const cardFingerprint = (keys: PlatformKeys, { number, expiryDate }: { number: string; expiryDate: string }): string =>
  keys.keyedHash(cardText({ number, expiryDate }))

const cardText = ({ number, expiryDate }: { number: string; expiryDate: string }): string => `${number}:${expiryDate}`

/** Minutes for which a ciphertext is accepted, and at most as many more. */
const bindingMs = 5 * minuteMs
const bindingText = (sessionHash: string, at: number): string => `card:${sessionHash}:${Math.floor(at / bindingMs)}`

/** What the browser binds the card of a payment to, besides its amount: the session, and these minutes. */
export const cardBinding = (keys: PlatformKeys, sessionHash: string, now: number): string => keys.keyedHash(bindingText(sessionHash, now))

/**
 * The card of a deposit: a stored one by its `accountId`, else a new one, which is stored but not listed until a deposit with it
 * succeeds. Throws ERR_CARD_DETAILS with the invalid field. Clear number and CVV never leave this module.
 */
export async function resolveCard(
  context: TransactionContext,
  keys: PlatformKeys,
  { id: playerId, sessionHash }: Pick<SessionPlayer, 'id' | 'sessionHash'>,
  request: CardRequest,
): Promise<PaymentCard> {
  const labels = cardLabels(context, keys, sessionHash, request.amount)
  const cvv = decryptCardValue(keys, request.encryptedCvv, labels, 'encryptedCvv')
  if (!isCvv(cvv)) throw cardFieldError('encryptedCvv', 'deposit.cvv_digits')
  return request.accountId ? findStoredCard(context, playerId, request.accountId) : storeNewCard(context, keys, playerId, labels, request)
}

async function findStoredCard({ db, now }: TransactionContext, playerId: string, accountId: string): Promise<PaymentCard> {
  const [card] = await db
    .select()
    .from(paymentCards)
    .where(and(eq(paymentCards.id, accountId), eq(paymentCards.playerId, playerId), eq(paymentCards.visible, true)))
  if (!card) throw cardFieldError('accountId', 'error.ERR_CARD_DETAILS')
  if (isCardExpired(cardExpiryOf(card), now)) throw cardFieldError('accountId', 'deposit.card_expired')
  return card
}

async function storeNewCard(
  { db, now }: TransactionContext,
  keys: PlatformKeys,
  playerId: string,
  labels: readonly string[],
  request: CardRequest,
): Promise<PaymentCard> {
  const { encryptedCardNumber, cardHolder, expiryMonth: month, expiryYear: year } = request
  if (!encryptedCardNumber) throw cardFieldError('encryptedCardNumber', 'deposit.card_number_digits')
  const number = normaliseCardNumber(decryptCardValue(keys, encryptedCardNumber, labels, 'encryptedCardNumber'))
  if (!isCardNumber(number)) throw cardFieldError('encryptedCardNumber', 'deposit.card_number_digits')
  if (!passesLuhn(number)) throw cardFieldError('encryptedCardNumber', 'error.ERR_CARD_DETAILS')
  if (!cardHolder.trim()) throw cardFieldError('cardHolder', 'deposit.card_holder_required')
  if (!month || !year) throw cardFieldError('expiryMonth', 'validation.expiry')
  if (isCardExpired({ month, year }, now)) throw cardFieldError('expiryMonth', 'deposit.card_expired')
  const expiryDate = `${year}-${month}`
  const value = cardText({ number, expiryDate })
  const update = { cardHolder: cardHolder.trim(), fingerprint: keys.keyedHash(value) }
  // a card that an older key hashed is the same one, and is known by the current key from now on
  const known = await db
    .select({ fingerprint: paymentCards.fingerprint })
    .from(paymentCards)
    .where(and(eq(paymentCards.playerId, playerId), inArray(paymentCards.fingerprint, keys.hashesOf(value))))
  const [stored] = known.toSorted(
    (one, other) => Number(other.fingerprint === update.fingerprint) - Number(one.fingerprint === update.fingerprint),
  )
  const [card] = await db
    .insert(paymentCards)
    .values({
      id: newId(),
      playerId,
      fingerprint: stored?.fingerprint ?? update.fingerprint,
      cardType: (cardBrand(number) ?? 'card').toUpperCase(),
      maskedAccount: maskCardNumber(number),
      cardHolder: update.cardHolder,
      expiryDate,
      outcome: authorise(number),
      visible: false,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [paymentCards.playerId, paymentCards.fingerprint], set: update })
    .returning()
  if (!card) throw new Error('the card was not returned')
  return card
}

/** The labels that a ciphertext of this payment may have: of these minutes and of those before, under any key of the platform. */
const cardLabels = ({ now }: TransactionContext, keys: PlatformKeys, sessionHash: string, amount: number): readonly string[] =>
  [now, now - bindingMs].flatMap((at) => keys.hashesOf(bindingText(sessionHash, at)).map((binding) => cardLabel(binding, amount)))

/** Throws ERR_CARD_DETAILS for a wrong key, for no ciphertext, and for one of another session, amount or time. */
function decryptCardValue({ card }: PlatformKeys, encrypted: string, labels: readonly string[], field: string): string {
  const ciphertext = Buffer.from(encrypted, 'base64')
  const options = { key: card.privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }
  for (const label of labels) {
    try {
      return privateDecrypt({ ...options, oaepLabel: Buffer.from(label) }, ciphertext).toString('utf8')
    } catch {
      // The cause has no detail: another label may fit.
    }
  }
  throw cardFieldError(field, 'error.ERR_CARD_DETAILS')
}

const cardFieldError = (path: string, message: string): PlatformError =>
  new PlatformError('ERR_CARD_DETAILS', { fields: [{ path, message }] })

const cardExpiryOf = ({ expiryDate }: PaymentCard) => ({ year: expiryDate.slice(0, 4), month: expiryDate.slice(5) })

/** Records the use of a card; a payment that succeeded adds it to the player's stored cards. */
export async function recordCardUse({ db, now }: TransactionContext, cardId: string, { succeeded }: { succeeded: boolean }): Promise<void> {
  const change = succeeded ? { lastUsedAt: now, lastSuccessAt: now, visible: true } : { lastUsedAt: now }
  await db.update(paymentCards).set(change).where(eq(paymentCards.id, cardId))
}

/** Removes a stored card from the player's list. Throws ERR_NOT_FOUND for a card that is not the player's. */
export async function removeCard({ db }: TransactionContext, playerId: string, accountId: string): Promise<void> {
  const removed = await db
    .update(paymentCards)
    .set({ visible: false })
    .where(and(eq(paymentCards.id, accountId), eq(paymentCards.playerId, playerId)))
    .returning({ id: paymentCards.id })
  if (removed.length === 0) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such card' })
}

/** The card of a deposit. Throws when it does not exist. */
export async function requireCard({ db }: TransactionContext, id: string): Promise<PaymentCard> {
  const [card] = await db.select().from(paymentCards).where(eq(paymentCards.id, id))
  if (!card) throw new Error('the card of the deposit does not exist')
  return card
}

/** The player's stored cards, most recently used first, in the provider's format. */
export async function listCards({ db, now }: TransactionContext, playerId: string): Promise<StoredCard[]> {
  const rows = await db
    .select()
    .from(paymentCards)
    .where(and(eq(paymentCards.playerId, playerId), eq(paymentCards.visible, true)))
    .orderBy(desc(paymentCards.lastUsedAt))
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  return rows.map((card) => ({
    accountId: card.id,
    type: 'card',
    cardType: card.cardType,
    binType: 'DEBIT',
    maskedAccount: card.maskedAccount,
    cardHolder: card.cardHolder,
    expiryDate: card.expiryDate,
    expired: isCardExpired(cardExpiryOf(card), now),
    visible: true,
    description: `${card.cardType} ${card.maskedAccount}`,
    status: 'ACTIVE',
    lastUsed: iso(card.lastUsedAt),
    lastSuccess: iso(card.lastSuccessAt),
    startDate: new Date(card.createdAt).toISOString(),
    issuerCountryCode: 'DK',
    assets: {},
  }))
}
