import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minuteMs } from '../platform/core/clock.ts'
import { accountSummaryOf, encryptCardValue } from '../platform/testing/cardPayments.ts'
import { confirmStepUp } from '../platform/testing/identityVisits.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../platform/testing/testPlayers.ts'
import { sameOriginHeaders } from '../site/server/calls/callTestServer.ts'
import { signCookies } from '../site/server/testing/testSite.ts'
import { startTestSiteOnPlatform, type TestSiteOnPlatform } from './testSiteOnPlatform.ts'

let both: TestSiteOnPlatform
let player: TestPlayer
beforeAll(async () => {
  both = await startTestSiteOnPlatform()
})
beforeEach(async () => {
  player = await createTestDepositor(both.platform.platform)
})
afterAll(() => both.close())

const lose = (what: 'request' | 'answer' | null) => both.loseFor('/Deposit/ConfirmDepositCard', what)
const post = async (url: string, payload: object, sessionId: string, key?: string) => {
  const cookie = signCookies(`session=${sessionId}; userId=${player.userId}`)
  const headers = { ...sameOriginHeaders, cookie, ...(key && { 'idempotency-key': key }) }
  return (await both.app.inject({ method: 'POST', url, payload, headers })).json()
}
/** Pays 300 kr. with a new card; the status code, or the error code. */
const pay = async (sessionId: string, key: string) => {
  const card = {
    cardHolder: 'Test Person',
    encryptedCardNumber: await encryptCardValue(both.platform, { sessionId, amount: 30_000 }, '4111111111111111'),
    encryptedCvv: await encryptCardValue(both.platform, { sessionId, amount: 30_000 }, '123'),
    expiryMonth: '09',
    expiryYear: '2029',
  }
  await confirmStepUp(both.platform, { sessionId }, 'card')
  const body = { amount: 30_000, attributes: { channelId: 'desktop' }, ...card }
  const { data, error } = await post('/backend/deposit.confirmCard', { body }, sessionId, key)
  return error?.code ?? data.statusCode
}
const pending = async (sessionId: string) => (await post('/api/deposit/pending', {}, sessionId)).data.payment
const logInAgain = () => both.platform.platform.transaction((context) => createTestSession(context, player.id))
const balance = async (sessionId: string) => (await accountSummaryOf(both.platform, { sessionId, userId: player.userId })).Balance

test('a payment whose request was lost is never paid twice: a new login cannot pay until it is certain, and the late request pays nothing', async () => {
  lose('request')
  expect(await pay(player.sessionId, 'attempt-0001')).toBe('ERR_UPSTREAM')

  lose(null)
  const sessionId = await logInAgain()
  expect(await pay(sessionId, 'attempt-0002')).toBe('ERR_PAYMENT_IN_DOUBT')
  expect(await pending(sessionId)).toMatchObject({ type: 'checking', amount: 30_000, method: 'card' })

  both.platform.clock.advance(minuteMs)
  expect(await pending(sessionId)).toBeNull()
  expect(await pay(sessionId, 'attempt-0003')).toBe('success_no_redirect')
  await both.deliverLost()
  expect(await balance(sessionId)).toBe(155_000)
})

test('a payment whose answer was lost is shown to a new login, until its receipt has been seen', async () => {
  lose('answer')
  expect(await pay(player.sessionId, 'attempt-0011')).toBe('ERR_UPSTREAM')

  lose(null)
  const sessionId = await logInAgain()
  const found = await pending(sessionId)
  expect(found).toMatchObject({ type: 'unseen', amount: 30_000, method: 'card' })
  const { depositLogId } = found
  expect((await post('/api/deposit/deposit-log', { depositLogId }, sessionId)).data.state).toBe('approved')
  expect(await pending(sessionId)).toMatchObject({ type: 'unseen' })
  await post('/api/deposit/deposit-log', { depositLogId, status: 'approved', trackDepositLogs: true }, sessionId)
  expect(await pending(sessionId)).toBeNull()
  expect(await balance(sessionId)).toBe(155_000)
})

test('the same payment may be sent again while it is in doubt, and is paid once', async () => {
  lose('request')
  await pay(player.sessionId, 'attempt-0021')
  lose('answer')
  expect(await pay(player.sessionId, 'attempt-0021')).toBe('ERR_UPSTREAM')
  lose(null)
  expect(await pay(player.sessionId, 'attempt-0021')).toBe('success_no_redirect')
  await both.deliverLost()
  expect(await balance(player.sessionId)).toBe(155_000)
})

test('a payment that was refused with certainty leaves nothing in doubt', async () => {
  const encryptedCvv = await encryptCardValue(both.platform, { ...player, amount: 30_000 }, '1')
  const body = { amount: 30_000, attributes: { channelId: 'desktop' }, encryptedCvv, accountId: 'none' }
  const refused = await post('/backend/deposit.confirmCard', { body }, player.sessionId, 'attempt-0031')
  expect(refused.error.code).toBe('ERR_CARD_DETAILS')
  expect(await pending(player.sessionId)).toBeNull()
  expect(await pay(player.sessionId, 'attempt-0032')).toBe('success_no_redirect')
})
