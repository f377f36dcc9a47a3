import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { idempotencyKeys } from '../db/schema.ts'
import { accountSummaryOf, encryptCardValue, payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import type { TestSession } from '../testing/identityVisits.ts'
import { createTestDepositor, type TestPlayer } from '../testing/testPlayers.ts'
import { testCards } from './testCards.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const answerChallenge = async (url: string, answer: string) => platform.form(new URL(url).pathname, { answer })
const depositLog = async (player: TestSession, depositLogId?: string) =>
  (await platform.post('/api/deposit/deposit-log', { sessionId: player.sessionId, ...(depositLogId && { depositLogId }) })).data()

describe('3-D Secure', () => {
  const challenge = async ({ amount = 30_000, ...change }: { amount?: number } = {}) =>
    (await payByCard(platform, player, { amount, number: testCards.challenge, change })).data<{
      statusCode: string
      depositLogId: string
      redirectOutput: { url: string }
    }>()

  it('shows amount and masked card, credits after approval, and redirects to the site', async () => {
    const { statusCode, depositLogId, redirectOutput } = await challenge()
    expect(statusCode).toBe('success_with_redirect')
    const shown = await platform.get(new URL(redirectOutput.url).pathname)
    expect(shown.text).toContain('300,00\u00a0kr.')
    expect(shown.text).toContain('••••\u00a03220')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect(await depositLog(player)).toMatchObject({ depositLogId, state: 'pending' })
    const approved = await answerChallenge(redirectOutput.url, 'approve')
    expect(approved).toMatchObject({ status: 303 })
    expect(approved.headers.location).toBe(`http://127.0.0.1:4310/extpayment?depositLogId=${depositLogId}`)
    expect(await depositLog(player, depositLogId)).toMatchObject({ state: 'approved' })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 155_000 })
  })

  it('repeats the page of an approval for the key of the payment, and stores no address of it', async () => {
    const key = 'challenge-0001'
    const change = {
      encryptedCardNumber: await encryptCardValue(platform, { ...player, amount: 30_000 }, testCards.challenge),
      encryptedCvv: await encryptCardValue(platform, { ...player, amount: 30_000 }, '123'),
    }
    const pay = () => payByCard(platform, player, { amount: 30_000, key, change })
    const first = await pay()
    expect((await pay()).text).toBe(first.text)
    expect(first.text).toContain('/3ds/')
    const stored = await platform.platform.transaction(({ db }) => db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toMatch(/3ds|creq/)
  })

  it('credits once, regardless of repeated or contradicting submissions', async () => {
    const { depositLogId, redirectOutput } = await challenge()
    await Promise.all([answerChallenge(redirectOutput.url, 'approve'), answerChallenge(redirectOutput.url, 'approve')])
    await answerChallenge(redirectOutput.url, 'decline')
    expect((await platform.get(new URL(redirectOutput.url).pathname)).status).toBe(303)
    expect(await depositLog(player, depositLogId)).toMatchObject({ state: 'approved' })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 155_000 })
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('declines on rejection and on timeout', async () => {
    const refused = await challenge()
    await answerChallenge(refused.redirectOutput.url, 'decline')
    expect(await depositLog(player, refused.depositLogId)).toMatchObject({ state: 'declined', code: 'ERR_CHALLENGE_FAILED' })
    const late = await challenge()
    platform.clock.advance(10 * minuteMs)
    expect(await depositLog(player, late.depositLogId)).toMatchObject({ state: 'declined', code: 'ERR_CHALLENGE_FAILED' })
    await answerChallenge(late.redirectOutput.url, 'approve')
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 125_000 })
  })

  it('checks limits again at approval, so that parallel challenges cannot exceed them together', async () => {
    const [first, second] = [await challenge({ amount: 150_000 }), await challenge({ amount: 150_000 })]
    await Promise.all([answerChallenge(first.redirectOutput.url, 'approve'), answerChallenge(second.redirectOutput.url, 'approve')])
    const states = await Promise.all([first, second].map(async ({ depositLogId }) => (await depositLog(player, depositLogId)).state))
    expect(states.sort()).toEqual(['approved', 'declined'])
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 275_000 })
  })

  it('leads back to the open page, which a second look does not change', async () => {
    const { depositLogId, redirectOutput } = await challenge()
    expect(await depositLog(player, depositLogId)).toMatchObject({
      state: 'pending',
      approval: { url: redirectOutput.url, expiresInMs: expect.any(Number) },
    })
    await answerChallenge(redirectOutput.url, 'approve')
    expect(await depositLog(player, depositLogId)).toMatchObject({ state: 'approved', approval: null })
  })

  it('is cancelled by its player for good: a late approval credits nothing', async () => {
    const { depositLogId, redirectOutput } = await challenge()
    const cancel = async (session: TestSession) => platform.post('/api/deposit/cancel', { sessionId: session.sessionId, depositLogId })
    const other = await createTestDepositor(platform.platform)
    expect((await cancel(other)).code).toBe('ERR_NOT_FOUND')
    expect((await cancel(player)).data()).toMatchObject({ state: 'declined', code: 'ERR_PAYMENT_CANCELLED' })
    await answerChallenge(redirectOutput.url, 'approve')
    expect((await cancel(player)).data()).toMatchObject({ state: 'declined', code: 'ERR_PAYMENT_CANCELLED' })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 125_000 })
  })

  it('that was approved first is not cancelled: the answer says so', async () => {
    const { depositLogId, redirectOutput } = await challenge()
    await answerChallenge(redirectOutput.url, 'approve')
    const answer = await platform.post('/api/deposit/cancel', { sessionId: player.sessionId, depositLogId })
    expect(answer.data()).toMatchObject({ state: 'approved', code: null })
    expect(await accountSummaryOf(platform, player)).toMatchObject({ Balance: 155_000 })
  })

  it('returns 404 for an unknown token and for another player’s deposit', async () => {
    expect((await platform.get('/3ds/made-up')).status).toBe(404)
    const { depositLogId } = await challenge()
    const other = await createTestDepositor(platform.platform)
    expect((await platform.post('/api/deposit/deposit-log', { sessionId: other.sessionId, depositLogId })).code).toBe('ERR_NOT_FOUND')
  })
})
