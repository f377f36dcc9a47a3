import { constants, type KeyObject, privateDecrypt } from 'node:crypto'
import type { depositCalls, StoredCard } from '@casino/features/deposit/calls'
import { cardBrand, isCardExpired, isCardNumber, isCvv, maskCard, normaliseCardNumber } from '@casino/features/format'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { CardOutcome } from '../db/schema/payments.ts'
import { cards } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Keys } from '../keys.ts'
import type { Context } from '../platform.ts'

export type Card = typeof cards.$inferSelect
type CardRequest = z.output<typeof depositCalls.confirmCard.body>

/** Documented test numbers and the simulated issuer's response. Every other valid number is declined. */
const testCards: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'approved',
  '4000000000003220': 'challenge',
  '4000000000000002': 'declined_other',
  '4000000000000127': 'declined_request',
}

/**
 * The card of a deposit: a stored one by its `accountId`, else a new one, which is stored but not listed until a deposit with it
 * succeeds. Throws ERR_CARD_DETAILS with the invalid field. Clear number and CVV never leave this module.
 */
export async function cardOf(context: Context, keys: Keys, playerId: string, request: CardRequest): Promise<Card> {
  const cvv = decrypt(keys.card.privateKey, request.encryptedCvv, 'encryptedCvv')
  if (!isCvv(cvv)) throw wrong('encryptedCvv', 'deposit.cvv_digits')
  return request.accountId ? storedCard(context, playerId, request.accountId) : newCard(context, keys, playerId, request)
}

async function storedCard({ db, now }: Context, playerId: string, accountId: string): Promise<Card> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, accountId), eq(cards.playerId, playerId), eq(cards.visible, true)))
  if (!card) throw wrong('accountId', 'error.ERR_CARD_DETAILS')
  if (isCardExpired(expiryOf(card), now)) throw wrong('accountId', 'deposit.card_expired')
  return card
}

async function newCard({ db, now }: Context, keys: Keys, playerId: string, request: CardRequest): Promise<Card> {
  const { encryptedCardNumber, cardHolder, expiryMonth: month, expiryYear: year } = request
  if (!encryptedCardNumber) throw wrong('encryptedCardNumber', 'deposit.card_number_digits')
  const number = normaliseCardNumber(decrypt(keys.card.privateKey, encryptedCardNumber, 'encryptedCardNumber'))
  if (!isCardNumber(number)) throw wrong('encryptedCardNumber', 'deposit.card_number_digits')
  if (!passesLuhn(number)) throw wrong('encryptedCardNumber', 'error.ERR_CARD_DETAILS')
  if (!cardHolder.trim()) throw wrong('cardHolder', 'deposit.card_holder_required')
  if (!month || !year) throw wrong('expiryMonth', 'validation.expiry')
  if (isCardExpired({ month, year }, now)) throw wrong('expiryMonth', 'deposit.card_expired')
  const fingerprint = keys.hash(`${number}:${year}-${month}`)
  const seen = { cardHolder: cardHolder.trim() }
  const [card] = await db
    .insert(cards)
    .values({
      id: newId(),
      playerId,
      fingerprint,
      cardType: (cardBrand(number) ?? 'card').toUpperCase(),
      maskedAccount: maskCard(number),
      cardHolder: seen.cardHolder,
      expiryDate: `${year}-${month}`,
      outcome: testCards[number] ?? 'declined_other',
      visible: false,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [cards.playerId, cards.fingerprint], set: seen })
    .returning()
  if (!card) throw new Error('the card was not returned')
  return card
}

function decrypt(key: KeyObject, encrypted: string, field: string): string {
  try {
    return privateDecrypt(
      { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(encrypted, 'base64'),
    ).toString('utf8')
  } catch {
    throw wrong(field, 'error.ERR_CARD_DETAILS') // wrong key or not a ciphertext; the cause has no further detail
  }
}

/** Verifies the check digit of a card number (ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
  return sum % 10 === 0
}

const wrong = (path: string, message: string): PlatformError => new PlatformError('ERR_CARD_DETAILS', { fields: [{ path, message }] })

const expiryOf = ({ expiryDate }: Card) => ({ year: expiryDate.slice(0, 4), month: expiryDate.slice(5) })

/** Records the use of a card; a success adds it to the player's stored cards. */
export async function markUsed({ db, now }: Context, card: Pick<Card, 'id'>, success: boolean): Promise<void> {
  const change = success ? { lastUsedAt: now, lastSuccessAt: now, visible: true } : { lastUsedAt: now }
  await db.update(cards).set(change).where(eq(cards.id, card.id))
}

/** The card of a deposit. Throws when it does not exist. */
export async function cardById({ db }: Context, id: string): Promise<Card> {
  const [card] = await db.select().from(cards).where(eq(cards.id, id))
  if (!card) throw new Error('the card of the deposit does not exist')
  return card
}

/** The player's stored cards, most recently used first, in the provider's format. */
export async function listCards({ db, now }: Context, playerId: string): Promise<StoredCard[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.playerId, playerId), eq(cards.visible, true)))
    .orderBy(desc(cards.lastUsedAt))
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  return rows.map((card) => ({
    accountId: card.id,
    type: 'card',
    cardType: card.cardType,
    binType: 'DEBIT',
    maskedAccount: card.maskedAccount,
    cardHolder: card.cardHolder,
    expiryDate: card.expiryDate,
    expired: isCardExpired(expiryOf(card), now),
    visible: true,
    description: `${card.cardType} ${card.maskedAccount}`,
    status: 'ACTIVE',
    lastUsed: iso(card.lastUsedAt),
    lastSuccess: iso(card.lastSuccessAt),
    startDate: new Date(card.createdAt).toISOString(),
    issuerCountryCode: 'DK',
  }))
}
