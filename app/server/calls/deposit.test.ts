import { describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/test-site.ts'
import { session, start } from './test-calls.ts'

describe('deposit', () => {
  const payment = { amount: 10_000, attributes: { channelId: 'mobile' }, encryptedCvv: 'x', accountId: 'a1' }
  const confirm = { statusCode: 'success_no_redirect', depositLogId: 'd1', redirectOutput: null }

  test('the idempotency key passes on, and the payment is remembered', async () => {
    const { post, sent } = await start({ 'deposit.confirmCard': () => confirm })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, session, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(200)
    expect(sent()[0]?.idempotencyKey).toBe('attempt-0001')
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ depositLog: 'd1' })
  })

  test('money does not move without a key', async () => {
    const { post, sent } = await start({ 'deposit.confirmCard': () => confirm })
    expect((await post('/backend/deposit.confirmCard', { body: payment }, session)).statusCode).toBe(422)
    expect(sent()).toEqual([])
  })

  test('a reload finds the payment by its cookie', async () => {
    const log = { depositLogId: 'd1', state: 'pending', code: null, amount: 10_000, bonus: null }
    const { post, sent } = await start({ 'deposit.log': () => log })
    await post('/api/deposit/deposit-log', {}, `${session}; depositLog=d1`)
    expect(sent()[0]?.input.body).toMatchObject({ depositLogId: 'd1' })
  })

  test('an answer that is not the table’s is an outage, not a result', async () => {
    const { post } = await start({ 'deposit.confirmCard': () => ({ statusCode: 'maybe' }) })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, session, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(502)
  })
})
