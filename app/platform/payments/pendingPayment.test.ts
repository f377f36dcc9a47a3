import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '../core/clock.ts'
import { payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'
import { sweepPayments } from './sweep.ts'
import { testCards } from './testCards.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

type Payment = { type: string; depositLogId: string } | null
const pendingOf = async ({ sessionId }: { sessionId: string } = player) =>
  (await platform.post('/api/deposit/pending', { sessionId })).data<{ payment: Payment }>().payment
const call = (name: string, body: object) => platform.post(name, { sessionId: player.sessionId, ...body })
const note = (key: string) => call('/Deposit/NotePaymentAttempt', { key, method: 'card', amount: 30_000 })
const startChallenge = async () =>
  (await payByCard(platform, player, { amount: 30_000, number: testCards.challenge })).data<{ depositLogId: string }>()

describe('a noted payment', () => {
  it('is in doubt until it arrives, is refused, or has not come in a minute', async () => {
    await note('attempt-0001')
    expect(await pendingOf()).toMatchObject({ type: 'checking', amount: 30_000, method: 'card', startedAt: platform.clock.now() })
    expect((await note('attempt-0002')).code).toBe('ERR_PAYMENT_IN_DOUBT')
    expect((await payByCard(platform, player, { amount: 10_000, key: 'attempt-0002' })).code).toBe('ERR_PAYMENT_IN_DOUBT')

    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0001' })).status).toBe(200)
    expect(await pendingOf()).toMatchObject({ type: 'unseen' })

    await note('attempt-0003')
    await call('/Deposit/EndPaymentAttempt', { key: 'attempt-0003' })
    expect(await pendingOf()).toMatchObject({ type: 'unseen' })

    await note('attempt-0004')
    platform.clock.advance(minuteMs)
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0004' })).code).toBe('ERR_PAYMENT_EXPIRED')
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0005' })).status).toBe(200)
  })

  it('can be sent again after it was abandoned, when it is noted again', async () => {
    await note('attempt-0011')
    platform.clock.advance(2 * minuteMs)
    await note('attempt-0011')
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0011' })).status).toBe(200)
  })

  it('is the player’s own: another player can pay', async () => {
    await note('attempt-0021')
    const other = await createTestDepositor(platform.platform)
    expect(await pendingOf(other)).toBeNull()
    expect((await payByCard(platform, other, { amount: 10_000 })).status).toBe(200)
  })
})

describe('a payment that was noted before the clock was set back', () => {
  it('is in doubt for a minute from the next sweep, even if the clock was set back', async () => {
    platform.clock.advance(10 * minuteMs)
    expect((await note('attempt-0031')).status).toBe(200)
    platform.clock.reset()
    expect((await note('attempt-0032')).code).toBe('ERR_PAYMENT_IN_DOUBT')
    await sweepPayments(platform.platform)
    expect(await pendingOf()).toMatchObject({ type: 'checking', startedAt: platform.clock.now() })
    platform.clock.advance(minuteMs - 1)
    await sweepPayments(platform.platform)
    expect((await note('attempt-0032')).code).toBe('ERR_PAYMENT_IN_DOUBT')
    platform.clock.advance(1)
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0031' })).code).toBe('ERR_PAYMENT_EXPIRED')
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0032' })).status).toBe(200)
  })

  it('is paid when it arrives after the sweep', async () => {
    platform.clock.advance(10 * minuteMs)
    await note('attempt-0041')
    platform.clock.reset()
    await sweepPayments(platform.platform)
    expect((await payByCard(platform, player, { amount: 30_000, key: 'attempt-0041' })).status).toBe(200)
  })
})

describe('a payment that waits for the player', () => {
  it('is found from every device, and over when the player cancels it', async () => {
    const { depositLogId } = await startChallenge()
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect(await pendingOf({ sessionId })).toMatchObject({ type: 'waiting', depositLogId })
    await call('/api/deposit/cancel', { depositLogId })
    expect(await pendingOf()).toBeNull()
  })

  it('is over after its time, without a report', async () => {
    await startChallenge()
    platform.clock.advance(10 * minuteMs)
    expect(await pendingOf()).toBeNull()
  })
})

describe('a receipt that no page has shown', () => {
  it('is offered until one has, for a day', async () => {
    const { depositLogId } = (await payByCard(platform, player, { amount: 30_000 })).data<{ depositLogId: string }>()
    expect(await pendingOf()).toMatchObject({ type: 'unseen', depositLogId, amount: 30_000 })
    await call('/api/deposit/deposit-log', { depositLogId, status: 'approved', trackDepositLogs: true })
    expect(await pendingOf()).toBeNull()

    await payByCard(platform, player, { amount: 30_000, key: randomUUID() })
    platform.clock.advance(dayMs)
    const sessionId = await platform.platform.transaction((context) => createTestSession(context, player.id))
    expect(await pendingOf({ sessionId })).toBeNull()
  })

  it('is none for a payment that took nothing', async () => {
    await payByCard(platform, player, { amount: 30_000, number: testCards.declined_other })
    expect(await pendingOf()).toBeNull()
  })
})
