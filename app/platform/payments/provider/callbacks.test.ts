import { randomUUID } from 'node:crypto'
import { signatureHeaders } from '@casino/shared/callSignature'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '../../core/clock.ts'
import { accountSummaryOf } from '../../testing/cardPayments.ts'
import { setUpPlatform } from '../../testing/harness.ts'
import { createTestDepositor, type TestPlayer } from '../../testing/testPlayers.ts'
import type { ProviderEvent } from '../paymentMachine.ts'
import { callbackPath } from './callbacks.ts'

const key = 'callback-key-of-the-payment-provider'
const platform = setUpPlatform({ env: { PAYMENT_CALLBACK_KEY: key } })
let player: TestPlayer
let depositLogId: string
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
  const { sessionId, userId } = player
  const body = { sessionId, userId, attributes: { channelId: 'mobile' }, amount: 30_000, phoneNumber: '20304050' }
  depositLogId = (await platform.post('/Deposit/ConfirmDepositMobilePay', body, randomUUID())).data<{ depositLogId: string }>().depositLogId
})

interface Sent {
  eventId?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}
/** A report as the provider writes it. */
const reported = (type: ProviderEvent['type'], amount = 30_000) => ({
  eventId: randomUUID(),
  depositLogId,
  type,
  occurredAt: platform.clock.now(),
  amount,
  currency: 'DKK',
})
const send = async (type: ProviderEvent['type'], { eventId = randomUUID(), ...sent }: Sent = {}) => {
  const body = sent.body ?? JSON.stringify({ ...reported(type), eventId })
  const headers = { ...signatureHeaders(key, { method: 'POST', path: callbackPath, body }, Date.now()), ...sent.headers }
  return platform.inject({ method: 'POST', url: callbackPath, payload: body, headers: { 'content-type': 'application/json', ...headers } })
}
const balance = async () => (await accountSummaryOf(platform, player)).Balance
const stateOf = async () => (await platform.post('/api/deposit/deposit-log', { sessionId: player.sessionId, depositLogId })).data().state

describe('the route of the payment provider', () => {
  it('applies a signed report', async () => {
    expect((await send('authorised')).json()).toEqual({ result: 1, data: { duplicate: false, state: 'authorised' } })
    expect((await send('captured')).json()).toEqual({ result: 1, data: { duplicate: false, state: 'captured' } })
    expect(await balance()).toBe(155_000)
  })

  it.each([
    ['none', { key: '', timestamp: '' }],
    ['of another key', signatureHeaders('x'.repeat(40), { method: 'POST', path: callbackPath, body: '' }, Date.now())],
    ['of another body', signatureHeaders(key, { method: 'POST', path: callbackPath, body: '{}' }, Date.now())],
    ['without its body', signatureHeaders(key, { method: 'POST', path: callbackPath }, Date.now())],
    ['of the site server, for another path', signatureHeaders(key, { method: 'POST', path: '/other', body: '' }, Date.now())],
  ])('refuses a report whose signature is %s', async (_, headers) => {
    expect(await send('captured', { headers })).toMatchObject({ statusCode: 403 })
    expect(await balance()).toBe(125_000)
  })

  it.each([6 * minuteMs, -6 * minuteMs])('refuses a signature that is %d ms old', async (age) => {
    const body = JSON.stringify(reported('captured'))
    const headers = signatureHeaders(key, { method: 'POST', path: callbackPath, body }, Date.now() - age)
    expect(await send('captured', { body, headers })).toMatchObject({ statusCode: 403 })
    expect(await balance()).toBe(125_000)
  })

  it.each(['', 'captured', '{}', '{"eventId":"e","depositLogId":"d","type":"paid","occurredAt":1}'])(
    'refuses the signed text %j',
    async (body) => {
      expect(await send('captured', { body })).toMatchObject({ statusCode: 422 })
    },
  )

  it('answers 404 for a payment that it does not know', async () => {
    const body = JSON.stringify({ ...reported('captured'), depositLogId: 'unknown' })
    expect(await send('captured', { body })).toMatchObject({ statusCode: 404 })
  })

  it('counts a repeated report once, also when all arrive at the same time', async () => {
    const eventId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('captured', { eventId })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter((answer) => answer.json().data.duplicate === false)).toHaveLength(1)
    expect(await balance()).toBe(155_000)
  })

  it.each([
    [30_001, 422, 125_000],
    [-30_000, 422, 125_000],
    [30_000, 200, 155_000],
  ])('takes a report of %d øre for a payment of 30,000 with %d', async (amount, statusCode, left) => {
    const body = JSON.stringify(reported('captured', amount))
    expect(await send('captured', { body })).toMatchObject({ statusCode })
    expect(await balance()).toBe(left)
  })

  it.each(['amount', 'currency'])('refuses a report that names no %s', async (name) => {
    expect(await send('captured', { body: JSON.stringify({ ...reported('captured'), [name]: undefined }) })).toMatchObject({
      statusCode: 422,
    })
    expect(await balance()).toBe(125_000)
  })

  it('refuses a report in another currency', async () => {
    expect(await send('captured', { body: JSON.stringify({ ...reported('captured'), currency: 'EUR' }) })).toMatchObject({
      statusCode: 422,
    })
    expect(await balance()).toBe(125_000)
  })

  it('refuses the id of a report about another payment, which is no repetition', async () => {
    const eventId = randomUUID()
    await send('captured', { eventId })
    const other = await createTestDepositor(platform.platform)
    const payment = { attributes: { channelId: 'mobile' }, amount: 20_000, phoneNumber: '20304050' }
    const sent = { sessionId: other.sessionId, userId: other.userId, ...payment }
    depositLogId = (await platform.post('/Deposit/ConfirmDepositMobilePay', sent, randomUUID())).data<{ depositLogId: string }>()
      .depositLogId
    const ofOther = (id: string) => JSON.stringify({ ...reported('captured', 20_000), eventId: id })
    expect(await send('captured', { body: ofOther(eventId) })).toMatchObject({ statusCode: 422 })
    expect(await send('captured', { body: ofOther(randomUUID()) })).toMatchObject({ statusCode: 200 })
    expect((await accountSummaryOf(platform, other)).Balance).toBe(145_000)
  })

  it('credits once for a capture that is reported under two ids, and before its approval', async () => {
    for (const type of ['captured', 'authorised', 'captured', 'declined', 'expired'] as const) await send(type)
    expect(await stateOf()).toBe('approved')
    expect(await balance()).toBe(155_000)
  })

  it('returns a reservation that has expired and is captured late', async () => {
    await send('authorised')
    platform.clock.advance(10 * minuteMs)
    expect(await stateOf()).toBe('declined')
    await send('captured')
    expect(await stateOf()).toBe('returned')
    expect(await balance()).toBe(125_000)
    expect((await platform.ledger()).balanced).toBe(true)
  })
})

it('every refusal is one line of the log, with its code and without the report', async () => {
  const { log } = platform.platform
  const warn = vi.fn()
  const child = vi.spyOn(log, 'child').mockReturnValue(Object.create(log, { warn: { value: warn } }))
  try {
    await send('captured', { body: '{"secret":1}', headers: { key: '' } })
    expect(warn.mock.calls).toEqual([[{ code: 'ERR_FORBIDDEN' }, 'provider callback refused']])
  } finally {
    child.mockRestore()
  }
})
