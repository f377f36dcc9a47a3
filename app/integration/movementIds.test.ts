import { movementId } from '@casino/features/api/entities/movementId'
import { transferSchema } from '@casino/features/api/entities/transfer'
import { shortId } from '@casino/features/format/shortId'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptCardValue } from '../platform/testing/cardPayments.ts'
import { confirmStepUp } from '../platform/testing/identityVisits.ts'
import { createTestDepositor, type TestPlayer } from '../platform/testing/testPlayers.ts'
import { sameOriginHeaders } from '../site/server/calls/callTestServer.ts'
import { pdfTexts } from '../site/server/testing/pdfTexts.ts'
import { signCookies } from '../site/server/testing/testSite.ts'
import { startTestSiteOnPlatform, type TestSiteOnPlatform } from './testSiteOnPlatform.ts'

let both: TestSiteOnPlatform
let player: TestPlayer
beforeAll(async () => {
  both = await startTestSiteOnPlatform()
  player = await createTestDepositor(both.platform.platform)
})
afterAll(() => both.close())

const headers = () => ({ ...sameOriginHeaders, cookie: signCookies(`session=${player.sessionId}; userId=${player.userId}`) })
const post = async (url: string, payload: object, key?: string) => {
  const reply = await both.app.inject({ method: 'POST', url, payload, headers: { ...headers(), ...(key && { 'idempotency-key': key }) } })
  return reply.json().data
}
const attributes = { channelId: 'desktop' }

async function payByCard(): Promise<string> {
  await confirmStepUp(both.platform, player, 'card')
  const amount = 30_000
  const encrypt = (value: string) => encryptCardValue(both.platform, { ...player, amount }, value)
  const card = {
    cardHolder: 'Test Person',
    encryptedCardNumber: await encrypt('4111111111111111'),
    encryptedCvv: await encrypt('123'),
    expiryMonth: '09',
    expiryYear: '2029',
  }
  return (await post('/backend/deposit.confirmCard', { body: { amount, attributes, ...card } }, 'attempt-0001')).depositLogId
}

async function payByMobilePay(): Promise<string> {
  const { sessionId, userId } = player
  const payment = { sessionId, userId, attributes, amount: 20_000, phoneNumber: '20304050' }
  const answer = await both.platform.post('/Deposit/ConfirmDepositMobilePay', payment, 'attempt-0002')
  const { depositLogId, redirectOutput } = answer.data<{ depositLogId: string; redirectOutput: { url: string } }>()
  await both.platform.form(new URL(redirectOutput.url).pathname, { answer: 'approve' })
  return depositLogId
}

async function withdrawAndReject(): Promise<string> {
  await confirmStepUp(both.platform, player, 'withdrawal')
  const { id } = await post('/api/withdrawal/request', { amount: 40_000 }, 'attempt-0003')
  await both.platform.post('/_test/reject-withdrawal')
  return id
}

const readStatement = async (format: 'csv' | 'pdf') => {
  const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const url = `/api/transactions/statement?format=${format}&from=0`
  return both.app.inject({ method: 'GET', url, headers: { cookie: headers().cookie, ...navigation } })
}

test('a movement of money has one id: on the receipt, in the lists, and in the statement as CSV and PDF', async () => {
  const card = await payByCard()
  const mobilePay = await payByMobilePay()
  const withdrawal = await withdrawAndReject()

  const { transfers } = await post('/api/transactions/payment', {})
  expect(transfers.map((transfer: unknown) => movementId(transferSchema.parse(transfer))).toSorted()).toEqual(
    expect.arrayContaining([card, mobilePay, withdrawal]),
  )
  expect((await post('/api/withdrawal/status', {})).withdrawals[0].id).toBe(withdrawal)

  const rows = (await readStatement('csv')).body.split('\r\n').map((line) => line.split(';'))
  const idsOf = (name: string) => rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1])
  // requested and returned
  const moved = [card, mobilePay, withdrawal, withdrawal]
  expect(idsOf('Transaktions-id').slice(-5)).toEqual([...moved, undefined])
  expect(idsOf('Ordre-id').slice(-5)).toEqual([...moved, undefined])
  const printed = pdfTexts((await readStatement('pdf')).rawPayload)
  for (const id of [card, mobilePay, withdrawal]) expect(printed).toContain(shortId(id))
})
