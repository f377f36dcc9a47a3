import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto'
import { cardLabel } from '@casino/features/deposit/card/cardLabel'
import { testCards } from '../payments/testCards.ts'
import { confirmStepUp, type TestSession } from './identityVisits.ts'
import type { PlatformClient, TestResponse } from './platformClient.ts'

/** Encrypts a card value for a payment of an amount (øre) in a session, as the browser does. */
export async function encryptCardValue(
  platform: PlatformClient,
  { sessionId, amount }: { sessionId: string; amount: number },
  value: string,
): Promise<string> {
  const { spki, binding } = (await platform.get(`/api/deposit/card-key?sessionId=${sessionId}`)).data<{
    spki: string
    binding: string | null
  }>()
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const options = { key, oaepHash: 'sha256', oaepLabel: Buffer.from(cardLabel(binding, amount)), padding: constants.RSA_PKCS1_OAEP_PADDING }
  return publicEncrypt(options, Buffer.from(value)).toString('base64')
}

interface CardPayment {
  amount: number
  number?: string
  bonusCode?: string
  cvv?: string
  key?: string
  change?: Readonly<Record<string, unknown>>
}

/** Body of a payment by a new card, encrypted as the browser does. `change` overrides parts of it. */
export async function cardPaymentBody(platform: PlatformClient, player: TestSession, payment: CardPayment): Promise<object> {
  const { amount, number = testCards.approved, bonusCode = '', cvv = '123', change } = payment
  const encrypt = (value: string) => encryptCardValue(platform, { ...player, amount }, value)
  return {
    sessionId: player.sessionId,
    userId: player.userId,
    attributes: { bonusCode, channelId: 'mobile' },
    amount,
    cardHolder: 'Test Person',
    encryptedCardNumber: await encrypt(number),
    encryptedCvv: await encrypt(cvv),
    expiryMonth: '09',
    expiryYear: '2029',
    ...change,
  }
}

/** Deposits by card; a new one after the step-up for it. */
export async function payByCard(platform: PlatformClient, player: TestSession, payment: CardPayment): Promise<TestResponse> {
  const body = await cardPaymentBody(platform, player, payment)
  await confirmStepUp(platform, player, 'card')
  return platform.post('/Deposit/ConfirmDepositCard', body, payment.key ?? randomUUID())
}

/** Account summary of a player, amounts in øre. */
export const accountSummaryOf = async (platform: PlatformClient, { sessionId }: TestSession): Promise<Record<string, number>> =>
  (await platform.post('/api/deposit/account-summary', { sessionId })).data<Record<string, number>>()
