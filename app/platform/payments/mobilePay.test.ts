import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs, secondMs } from '../core/clock.ts'
import { accountSummaryOf } from '../testing/cardPayments.ts'
import { setUpPlatform, startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import type { TestSession } from '../testing/identityVisits.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'
import type { ApprovalAnswer } from './provider/approval.ts'
import { sweepPayments } from './sweep.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const payByMobilePay = ({ sessionId, userId }: TestSession, change: Record<string, unknown> = {}, key: string = randomUUID()) =>
  platform.post(
    '/Deposit/ConfirmDepositMobilePay',
    { sessionId, userId, attributes: { channelId: 'mobile' }, amount: 30_000, phoneNumber: '20304050', ...change },
    key,
  )
const startPayment = async (change: Record<string, unknown> = {}) => {
  const { depositLogId, redirectOutput } = (await payByMobilePay(player, change)).data<{
    depositLogId: string
    redirectOutput: { url: string }
  }>()
  const { pathname } = new URL(redirectOutput.url)
  return { depositLogId, pathname, answer: (answer: ApprovalAnswer) => platform.form(pathname, { answer }) }
}
const statusOf = async (depositLogId: string) =>
  (await platform.post('/api/deposit/deposit-log', { sessionId: player.sessionId, depositLogId })).data()
const balance = async () => (await accountSummaryOf(platform, player)).Balance
const transfersOf = async (depositLogId: string) =>
  (await platform.post('/api/deposit/transfers', { sessionId: player.sessionId }))
    .data<{ transfers: readonly { externalId: string }[] }>()
    .transfers.filter(({ externalId }) => externalId === depositLogId)

describe('the approval page', () => {
  it('shows the amount and the end of the phone number, and credits after approval', async () => {
    const { depositLogId, pathname, answer } = await startPayment()
    const page = await platform.get(pathname)
    expect(page.text).toContain('300,00\u00a0kr.')
    expect(page.text).toContain('•••• 4050')
    expect(page.text).not.toContain('2030')
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'pending', method: 'mobilepay' })
    const approved = await answer('approve')
    expect(approved).toMatchObject({ status: 303 })
    expect(approved.headers.location).toBe(`http://127.0.0.1:4310/MobilePay?txId=${depositLogId}`)
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'approved', code: null, amount: 30_000 })
    expect(await balance()).toBe(155_000)
    expect(await transfersOf(depositLogId)).toEqual([
      expect.objectContaining({
        state: 'implemented',
        message: '•••• 4050',
        orderSubType: expect.objectContaining({ id: 'mobilepay', name: 'MobilePay' }),
      }),
    ])
  })

  it('returns to the page of the quick deposit', async () => {
    const { depositLogId, answer } = await startPayment({ attributes: { channelId: 'mobile', flow: 'quick' } })
    expect((await answer('approve')).headers.location).toBe(`http://127.0.0.1:4310/MobilePayQuick?txId=${depositLogId}`)
  })

  it.each([
    ['decline', 'ERR_PAYMENT_REJECTED'],
    ['expire', 'ERR_PAYMENT_EXPIRED'],
  ] as const)('takes nothing after %s', async (given, code) => {
    const { depositLogId, answer } = await startPayment()
    await answer(given)
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'declined', code })
    expect(await balance()).toBe(125_000)
  })

  it('credits once when every report arrives twice, and when the player answers again', async () => {
    const { depositLogId, answer } = await startPayment()
    await answer('twice')
    await answer('approve')
    await answer('decline')
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'approved' })
    expect(await balance()).toBe(155_000)
  })

  it('is reported while the player’s devices ask, without a deadlock', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const others = await platform.platform.transaction((context) =>
        Promise.all([1, 2, 3].map(() => createTestSession(context, player.userId))),
      )
      const { depositLogId, answer } = await startPayment({ amount: 10_000 })
      platform.clock.advance(20 * secondMs) // the next call of each session counts as activity
      const [approved, ...asked] = await Promise.all([
        answer('approve'),
        ...others.map((sessionId) => platform.post('/api/deposit/deposit-log', { sessionId, depositLogId })),
      ])
      expect([approved.status, ...asked.map(({ status }) => status)]).toEqual([303, 200, 200, 200])
    }
  })

  it('is one, however often its call arrives at the same time', async () => {
    platform.clock.advance(20 * secondMs) // the call counts as activity of the session
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => payByMobilePay(player, {}, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  it('returns money that was taken too late, as a reversed transfer', async () => {
    const { depositLogId, answer } = await startPayment()
    await answer('late')
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'returned', code: 'ERR_PAYMENT_LATE' })
    expect(await transfersOf(depositLogId)).toEqual([
      expect.objectContaining({ state: 'reversed', amount: { value: 30_000, currency: 'DKK' } }),
    ])
    expect(await balance()).toBe(125_000)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('is over after ten minutes; an approval after that is returned', async () => {
    const { depositLogId, answer } = await startPayment()
    platform.clock.advance(10 * minuteMs - secondMs)
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'pending' })
    platform.clock.advance(secondMs)
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'declined', code: 'ERR_PAYMENT_EXPIRED' })
    await answer('approve')
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'returned' })
    expect(await balance()).toBe(125_000)
  })

  it('knows no other token', async () => {
    expect((await platform.get('/mobilepay/made-up')).status).toBe(404)
    const { pathname } = await startPayment()
    expect((await platform.get(pathname.replace('/mobilepay/', '/3ds/'))).status).toBe(404)
    expect((await platform.form(pathname, { answer: 'give-me-money' })).status).toBe(422)
  })
})

describe('a report that is lost', () => {
  it('is found when the player asks', async () => {
    const { depositLogId, answer } = await startPayment()
    await answer('lost')
    expect(await balance()).toBe(125_000)
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'approved' })
    expect(await balance()).toBe(155_000)
  })

  it('is found by the sweep without a request', async () => {
    const [paid, forgotten] = [await startPayment(), await startPayment()]
    await paid.answer('lost')
    platform.clock.advance(10 * minuteMs)
    await sweepPayments(platform.platform)
    expect(await balance()).toBe(155_000)
    expect((await platform.get(forgotten.pathname)).status).toBe(200)
    expect(await statusOf(forgotten.depositLogId)).toMatchObject({ state: 'declined', code: 'ERR_PAYMENT_EXPIRED' })
  })
})

it('the sweep continues after a failing payment, and reports it', async () => {
  const started = [await startPayment(), await startPayment()]
  for (const { answer } of started) await answer('lost')
  let transactions = 0
  const transaction: TestPlatform['platform']['transaction'] = (work) =>
    ++transactions === 2 ? Promise.reject(new Error('deadlock detected')) : platform.platform.transaction(work)
  await expect(sweepPayments({ transaction })).rejects.toMatchObject({ errors: [new Error('deadlock detected')] })
  expect(await balance()).toBe(155_000)
  await sweepPayments(platform.platform)
  expect(await balance()).toBe(185_000)
})

describe('the rules of a deposit', () => {
  it.each(['2030405', '203040506', '+4520304050', '20 30 40 50', ''])('reject the phone number %j', async (phoneNumber) => {
    const answer = await payByMobilePay(player, { phoneNumber })
    expect(answer).toMatchObject({ status: 422, code: 'ERR_VALIDATION' })
    expect(answer.json<{ fields: readonly { path: string }[] }>().fields.map(({ path }) => path)).toEqual(['phoneNumber'])
  })

  it('hold for MobilePay too: minimum, maximum, limits and pause', async () => {
    expect((await payByMobilePay(player, { amount: 9_999 })).code).toBe('ERR_MIN_AMOUNT')
    const tooMuch = await payByMobilePay(player, { amount: 10_000_001 })
    expect(tooMuch.json()).toMatchObject({ code: 'ERR_MAX_AMOUNT', data: { max: 10_000_000 } })
    expect((await payByMobilePay(player, { amount: 1_000_000_001 })).code).toBe('ERR_VALIDATION')
    expect((await payByMobilePay(player, { amount: 200_001 })).code).toBe('ERR_RESPONSIBLE_GAMING_LIMIT')
    await platform.post(`/Deposit/SetUserLimitlock/${player.sessionId}?lockUntil=24h`)
    expect((await payByMobilePay(player)).code).toBe('ERR_PAUSED')
  })

  it('are checked again at the approval: a pause that has begun since leaves the money with the player', async () => {
    const { depositLogId, answer } = await startPayment()
    await platform.post(`/Deposit/SetUserLimitlock/${player.sessionId}?lockUntil=24h`)
    await answer('approve')
    expect(await statusOf(depositLogId)).toMatchObject({ state: 'declined', code: 'ERR_PAUSED' })
    expect(await balance()).toBe(125_000)
  })

  it('count what another approved payment has reserved', async () => {
    const payments = [await startPayment({ amount: 150_000 }), await startPayment({ amount: 150_000 })]
    await Promise.all(payments.map(({ answer }) => answer('approve')))
    const states = await Promise.all(payments.map(async ({ depositLogId }) => (await statusOf(depositLogId)).state))
    expect(states.sort()).toEqual(['approved', 'declined'])
    expect(await balance()).toBe(275_000)
  })

  it('refuse MobilePay where it is switched off', async () => {
    const configured = await startTestPlatform({ settings: { mobilePayEnabled: false } })
    try {
      const { sessionId, userId } = await createTestDepositor(configured.platform)
      const body = { sessionId, userId, attributes: { channelId: 'mobile' }, amount: 30_000, phoneNumber: '20304050' }
      expect(await configured.post('/Deposit/ConfirmDepositMobilePay', body, randomUUID())).toMatchObject({
        status: 403,
        code: 'ERR_METHOD_CLOSED',
      })
    } finally {
      await configured.close()
    }
  })
})
