import { describe, expect, test } from 'vitest'
import type { SentCall } from '../testing/fakeBackend.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

describe('deposit', () => {
  const payment = { amount: 10_000, attributes: { channelId: 'mobile' }, encryptedCvv: 'x', accountId: 'a1' }
  const confirm = { statusCode: 'success_no_redirect', depositLogId: 'd1', redirectOutput: null }
  const paymentOf = (sent: readonly SentCall[]) => sent.find(({ name }) => name === 'deposit.confirmCard')

  test('the idempotency key is forwarded, and the deposit log id is stored in a cookie', async () => {
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': () => confirm })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(200)
    expect(paymentOf(sent())?.idempotencyKey).toBe('attempt-0001')
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ depositLog: 'd1' })
  })

  test('a payment without an idempotency key is rejected', async () => {
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': () => confirm })
    expect((await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie)).statusCode).toBe(422)
    expect(sent()).toEqual([])
  })

  test("an amount below the default minimum is forwarded: the configured minimum is the form's and the back end's to enforce", async () => {
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': () => confirm })
    const body = { ...payment, amount: 5_000 }
    const answer = await post('/backend/deposit.confirmCard', { body }, sessionCookie, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(200)
    expect(paymentOf(sent())?.input.body).toMatchObject({ amount: 5_000 })
  })

  test.each([0, -1, 0.5, 2 ** 53])('an amount of %d øre is rejected at its field', async (amount) => {
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': () => confirm })
    const body = { ...payment, amount }
    const answer = await post('/backend/deposit.confirmCard', { body }, sessionCookie, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(422)
    const paths: string[] = answer.json().error.fields.map(({ path }: { path: string }) => path)
    expect(new Set(paths)).toEqual(new Set(['amount']))
    expect(sent()).toEqual([])
  })

  test('after a reload the payment is found by its cookie', async () => {
    const log = { depositLogId: 'd1', state: 'pending', code: null, amount: 10_000, bonus: null }
    const { post, sent } = await startCallServer({ 'deposit.log': () => log })
    await post('/api/deposit/deposit-log', {}, `${sessionCookie}; depositLog=d1`)
    expect(sent()[0]?.input.body).toMatchObject({ depositLogId: 'd1' })
  })

  test('a page of an origin that is not configured is not opened, and the player is told', async () => {
    const page = (origin: string) => ({ url: `${origin}/3ds/1`, parameters: { creq: 'c' } })
    const log = { depositLogId: 'd1', state: 'pending', code: null, amount: 10_000, bonus: null }
    const [known, other] = ['https://bank.example', 'https://bank.example.evil.example']
    const ask = async (origin: string) => {
      const challenge = { ...confirm, statusCode: 'success_with_redirect', redirectOutput: page(origin) }
      const waiting = { ...log, approval: { ...page(origin), expiresInMs: 1000 } }
      const { post } = await startCallServer(
        { 'deposit.confirmCard': () => challenge, 'deposit.log': () => waiting, 'deposit.cancel': () => waiting },
        { PAYMENT_ORIGINS: known },
      )
      const paid = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0005' })
      const seen = await post('/api/deposit/deposit-log', {}, `${sessionCookie}; depositLog=d1`)
      const cancelled = await post('/api/deposit/cancel', { depositLogId: 'd1' }, sessionCookie)
      return [paid.json().data.redirectOutput, seen.json().data.approval, cancelled.json().data.approval]
    }
    expect(await ask(known)).toEqual([page(known), { ...page(known), expiresInMs: 1000 }, { ...page(known), expiresInMs: 1000 }])
    const refused = { ...page(other), url: null, expiresInMs: 1000 }
    expect(await ask(other)).toEqual([null, refused, refused])
  })

  test('an approval without a page is told as it is', async () => {
    const approval = { url: null, parameters: {}, expiresInMs: 1000 }
    const log = { depositLogId: 'd1', state: 'pending', code: null, amount: 10_000, bonus: null, approval }
    const { post } = await startCallServer({ 'deposit.log': () => log })
    const answer = await post('/api/deposit/deposit-log', {}, `${sessionCookie}; depositLog=d1`)
    expect(answer.json().data.approval).toEqual(approval)
  })

  test('a response that does not match the schema is an upstream error', async () => {
    const { post } = await startCallServer({ 'deposit.confirmCard': () => ({ statusCode: 'maybe' }) })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(502)
  })

  test.each([
    ['deposit.confirmCard', 'card', payment],
    ['deposit.confirmMobilePay', 'mobilepay', { amount: 10_000, attributes: { channelId: 'mobile' }, phoneNumber: '20304050' }],
  ] as const)('%s is noted before it is sent', async (name, method, body) => {
    const { post, sent } = await startCallServer({ [name]: () => confirm })
    const answer = await post(`/backend/${name}`, { body }, sessionCookie, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(200)
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ depositLog: 'd1' })
    expect(sent().map((call) => call.name)).toEqual(['deposit.noteAttempt', name])
    expect(sent()[0]?.input.body).toMatchObject({ key: 'attempt-0001', method, amount: 10_000 })
  })

  test('a payment that cannot be noted is not sent', async () => {
    const refuse = () => {
      throw new CallFailure('ERR_PAYMENT_IN_DOUBT')
    }
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': () => confirm, 'deposit.noteAttempt': refuse })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0002' })
    expect(answer.json().error.code).toBe('ERR_PAYMENT_IN_DOUBT')
    expect(paymentOf(sent())).toBeUndefined()
  })

  test.each([
    ['ERR_DECLINED_OTHER_REASON', true],
    ['ERR_CARD_DETAILS', true],
    ['ERR_TIMEOUT', false],
    ['ERR_UPSTREAM', false],
    ['ERR_UNAUTHENTICATED', false],
  ] as const)('the note of a payment that failed with %s is ended: %s', async (code, ended) => {
    const fail = () => {
      throw new CallFailure(code)
    }
    const { post, sent } = await startCallServer({ 'deposit.confirmCard': fail })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0003' })
    expect(answer.json().error.code).toBe(code)
    expect(sent().some(({ name }) => name === 'deposit.endAttempt')).toBe(ended)
  })

  test('a note that cannot be ended does not hide why the payment was refused', async () => {
    const fail = (code: 'ERR_CARD_DETAILS' | 'ERR_UPSTREAM') => () => {
      throw new CallFailure(code)
    }
    const { post } = await startCallServer({ 'deposit.confirmCard': fail('ERR_CARD_DETAILS'), 'deposit.endAttempt': fail('ERR_UPSTREAM') })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, sessionCookie, { 'idempotency-key': 'attempt-0004' })
    expect(answer.json().error.code).toBe('ERR_CARD_DETAILS')
  })

  const card = {
    accountId: 'a1',
    type: 'CARD',
    cardType: 'visa',
    binType: 'DEBIT',
    maskedAccount: '4571 12** **** 1111',
    cardHolder: 'Jens Hansen',
    expiryDate: '2029-09',
    expired: false,
    visible: true,
    description: '',
    status: 'OK',
    lastUsed: null,
    lastSuccess: null,
    startDate: '2026-01-01',
    issuerCountryCode: 'DK',
  }
  const listCards = async (accounts: string) => {
    const { post } = await startCallServer({ 'deposit.cards': () => ({ accounts }) })
    return post('/backend/deposit.cards', {}, sessionCookie)
  }

  test('a stored card that is not as documented costs that card alone', async () => {
    const answer = await listCards(JSON.stringify([{ ...card, expiryDate: 'never' }, card]))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.accounts.map(({ expiryDate }: { expiryDate: string }) => expiryDate)).toEqual(['2029-09'])
  })

  test('cards that are no JSON are an outage of the back end, not a fault of the site', async () => {
    expect((await listCards('[{')).statusCode).toBe(502)
  })
})
