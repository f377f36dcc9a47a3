import { randomUUID } from 'node:crypto'
import { backendCall, type CallTable } from '@casino/features/api/contract'
import { callTables } from '@casino/features/callTables'
import { transactionsCalls } from '@casino/features/transactions/calls'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bindHandlers } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { setUpPlatform, startTestPlatform } from '../testing/harness.ts'
import { coerceStrings } from './coerce.ts'
import { serializeError } from './logging.ts'
import { platformHeaders } from './platformHeaders.ts'

const platform = setUpPlatform()

it.each([
  ['an answer', '/readyz', 200],
  ['a refusal', '/transfers/made-up?skip=0&limit=1', 401],
  ['an unknown call', '/nope', 404],
  ['a game that does not exist', '/game/nope', 404],
  ['a path that cannot be decoded', '/%zz', 422],
])('%s is kept by no cache, guessed at by no browser, and no document', async (_, path, status) => {
  const answer = await platform.get(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(platformHeaders)
  if (status >= 400) expect(answer.json()).toMatchObject({ result: 0, code: expect.stringMatching(/^ERR_/) })
})

describe('the calls', () => {
  const calls = Object.entries<CallTable>(callTables).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
  )

  it('are all served and documented', async () => {
    const { paths } = (await platform.get('/openapi.json')).json<{ paths: Record<string, Record<string, { operationId: string }>> }>()
    const served = new Set(Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId)))
    expect(calls.filter(({ name, call }) => !call.handledLocally && !served.has(name)).map(({ name }) => name)).toEqual([])
    expect(paths['/Deposit/ConfirmDepositCard']?.post).toMatchObject({
      parameters: [expect.objectContaining({ name: 'Idempotency-Key', required: true })],
    })
    expect((await platform.get('/docs')).text).toContain('POST /Deposit/ConfirmDepositCard')
  })

  it('with player access return 401 without a session', async () => {
    for (const { call } of calls) {
      const { access, method, path, idempotent } = call
      if (access !== 'player' || path.includes('GetBonusByBonusCode')) continue
      const url = path.replace(':sessionId', 'made-up').replace(/:(userId|id)/, 'x')
      const payment = { attributes: { channelId: 'mobile' }, amount: 10_000, encryptedCvv: 'x', phoneNumber: '20112233' }
      const attempt = { key: 'some-key', method: 'card', depositLogId: 'x', accountId: 'x' }
      const offers = { EmailNotify: 0, SMSNotify: 0, day: 300, properties: [{ property: 'acceptsmsoffer', value: 'False' }] }
      const file = { documentType: 'identity', uploadId: randomUUID(), picture: '' }
      const bonus = { code: 'X', bonusId: 'x' }
      const playLimit = { kind: 'loss', period: 'week', value: null }
      const contact = { email: 'freja@eksempel.dk', mobileNo: '20112233', emailCode: '000000' }
      const body = {
        sessionId: 'made-up',
        userId: 'x',
        ...payment,
        ...attempt,
        ...offers,
        ...file,
        ...contact,
        ...bonus,
        ...(path === '/api/user/play-limit' && playLimit),
        gameId: 'ravklippen',
        roundId: 'x',
        favourite: true,
        shown: true,
        event: 'playing',
      }
      const stepUp = 'redirectUrl=/&purpose=contact&logId=x&bonusCode=X'
      const query = 'sessionId=made-up&userId=x&skip=0&limit=1&lockUntil=24h&keyProperty=firstdeposit&playerType=Depositor'
      const answer = await platform.request(`${url}?${query}&${stepUp}`, {
        method: method as 'GET',
        ...(method !== 'GET' && { body }),
        ...(idempotent && { key: 'some-key' }),
      })
      expect([path, answer.code]).toEqual([path, 'ERR_UNAUTHENTICATED'])
    }
  })

  it.each(['a\u0000b', 'a\ud800b'])('refuse text that no database can hold: %j', async (text) => {
    const body = { userId: 'u1', from_route: text, datetime: '2026-01-01' }
    expect((await platform.post('/Logs/CreateSessionExpireLog', body)).code).toBe('ERR_VALIDATION')
  })

  it('refuse a body with such text on thousands of levels by a short answer', async () => {
    const payload = `${'{"a":"\\ud800","b":'.repeat(13_000)}1${'}'.repeat(13_000)}`
    const headers = { 'content-type': 'application/json' }
    const answer = await platform.inject({ method: 'POST', url: '/Logs/CreateSessionExpireLog', headers, payload })
    expect(answer.json()).toMatchObject({ code: 'ERR_VALIDATION', fields: expect.any(Array) })
    expect(answer.payload.length).toBeLessThan(10_000)
  })

  it('refuse a time that is no date', async () => {
    const { from } = transactionsCalls.transfers.body.shape
    expect([0, 253_402_300_799_999, 253_402_300_800_000, -1].map((time) => from.safeParse(time).success)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each(['toString', 'constructor', '__proto__', 'valueOf', 'hasOwnProperty'])('ignore the unknown name %s in a query', async (name) => {
    expect((await platform.get(`/api/games?sort=name&limit=1&${name}=1`)).status).toBe(200)
  })

  it('return the error envelope for an unknown path and for a body that is not JSON', async () => {
    expect(await platform.get('/nowhere')).toMatchObject({ status: 404, code: 'ERR_NOT_FOUND' })
    const answer = await platform.request('/api/deposit/deposit-log', { method: 'POST', form: { a: 'b' } })
    expect(answer).toMatchObject({ status: 422, code: 'ERR_VALIDATION' })
  })

  it('do not expose internal errors', async () => {
    const table = { fail: backendCall('GET /fail', { access: 'public', response: z.object({}) }) }
    const failingModule: PlatformModuleFactory = () => ({
      name: 'failing',
      calls: bindHandlers('failing', table, {
        fail: () => {
          throw new Error('secret detail')
        },
      }),
    })
    const failing = await startTestPlatform({ modules: [failingModule] })
    const answer = await failing.get('/fail')
    expect(answer).toMatchObject({ status: 500, code: 'ERR_INTERNAL' })
    expect(answer.text).not.toContain('secret')
    await failing.close()
  })

  it('cannot nest transactions', async () => {
    await expect(platform.platform.transaction(() => platform.platform.transaction(async () => 1))).rejects.toThrow('inside a transaction')
  })
})

it('waits a minute for a request and its body, and two minutes for a reader', async () => {
  const timeoutModule: PlatformModuleFactory = () => ({
    name: 'timeout',
    calls: [],
    routes: (app) => {
      app.get('/timeout', async () => [app.server.requestTimeout, app.server.timeout])
    },
  })
  const slow = await startTestPlatform({ modules: [timeoutModule] })
  expect((await slow.get('/timeout')).json()).toEqual([60_000, 120_000])
  await slow.close()
})

it('responds to health checks', async () => {
  expect((await platform.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await platform.get('/readyz')).json()).toEqual({ status: 'ready' })
})

describe('query string coercion', () => {
  const schema = z.object({
    count: z.number().optional(),
    flag: z.boolean().default(true),
    coerced: z.coerce.number().default(1),
    text: z.string(),
    choice: z.enum(['1', '2']).nullable(),
  })

  it('converts strings that match the schema type and leaves others unchanged', () => {
    const raw = { count: '12', flag: 'false', coerced: '3', text: '007', choice: '1', other: '5' }
    expect(coerceStrings(schema, raw)).toEqual({ count: 12, flag: false, coerced: 3, text: '007', choice: '1', other: '5' })
    expect(coerceStrings(schema, { count: '1e9', flag: 'yes', text: '' })).toEqual({ count: '1e9', flag: 'yes', text: '' })
  })
})

describe('a logged error', () => {
  it('includes statement and stack, not parameter values', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'players_email_unique',
      detail: 'Key (freja@eksempel.dk)',
    })
    const error = new Error('Failed query: insert into players values ($1)\nparams: freja@eksempel.dk,6101901234', { cause })
    const text = JSON.stringify(serializeError(error))
    expect(text).toContain('insert into players')
    expect(text).toContain('players_email_unique')
    expect(text).not.toMatch(/freja|6101901234/)
  })

  it('of several has the first of them', () => {
    const causes = Array.from({ length: 20 }, (_, index) => new Error(`cause ${index}`))
    const text = JSON.stringify(serializeError(new AggregateError(causes, '20 of 21 were not swept')))
    expect(text).toContain('20 of 21')
    expect(text).toContain('cause 4')
    expect(text).not.toContain('cause 5')
  })
})

it('an overloaded process refuses requests as overloaded', async () => {
  const full = await startTestPlatform({ modules: [], overload: { eventLoopDelayMs: 0, heapBytes: 1, residentBytes: 0 } })
  await expect.poll(async () => (await full.get('/healthz')).code, { timeout: 20_000 }).toBe('ERR_OVERLOADED') // at the next sample
  expect((await full.get('/healthz')).headers['retry-after']).toBe('2')
  await full.close()
})
