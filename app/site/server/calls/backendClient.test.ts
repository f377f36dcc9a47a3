import { callTimeoutMs } from '@casino/features/api/client'
import { contentCalls } from '@casino/features/content/calls'
import { depositCalls } from '@casino/features/deposit/calls'
import { identityCalls } from '@casino/features/identity/calls'
import { registrationCalls } from '@casino/features/registration/calls'
import { isSignedCall } from '@casino/shared/callSignature'
import { expect, test, vi } from 'vitest'
import { createBackendClient, longestCallMs, maxResponseBytes } from './backendClient.ts'
import type { CallFailure } from './callFailure.ts'
import { callRegistry } from './callRegistry.ts'

const answering = (status: number, body: string, seen = [] as Request[]) =>
  createBackendClient('http://core', async (input, init) => {
    seen.push(new Request(input as string, init)) // the client always passes a URL string
    return new Response(body, { status })
  })
const failureOf = async (run: Promise<unknown>): Promise<CallFailure> =>
  run.then(
    () => expect.unreachable(),
    (error: CallFailure) => error,
  )
const options = { requestId: 'REF', idempotencyKey: 'key-12345' }

test('a call is sent as documented, with request id and idempotency key', async () => {
  const seen: Request[] = []
  const data = await answering(200, '{"result":1,"data":{"x":1}}', seen)(depositCalls.confirmCard, { body: { amount: 100 } }, options)
  expect(data).toEqual({ x: 1 })
  const [request] = seen
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('http://core/Deposit/ConfirmDepositCard')
  expect(request?.headers.get('idempotency-key')).toBe('key-12345')
  expect(request?.headers.get('x-request-id')).toBe('REF')
  expect(await request?.json()).toEqual({ amount: 100 })
})

test('with a site key every call carries key and timestamp, the key itself never', async () => {
  const siteKey = 'k'.repeat(40)
  const requests: Request[] = []
  const send = createBackendClient(
    'http://core',
    async (input, init) => {
      requests.push(new Request(input as string, init)) // the client always passes a URL string
      return new Response('{"result":1,"data":{}}')
    },
    { siteKey },
  )
  await send(contentCalls.siteInfo, {}, options)
  await send(contentCalls.systemConfig, { query: { name: 'minAge' } }, options)
  await send(contentCalls.menu, {}, options)
  const [siteInfo, systemConfig, menu] = requests.map(({ headers }) => Object.fromEntries(headers))
  expect(isSignedCall(siteKey, { method: 'POST', path: '/api/siteInfo' }, siteInfo ?? {}, Date.now())).toBe(true)
  expect(isSignedCall(siteKey, { method: 'GET', path: '/CMScasino/systemConfigByName?name=minAge' }, systemConfig ?? {}, Date.now())).toBe(
    true,
  )
  expect(isSignedCall(siteKey, contentCalls.menu, menu ?? {}, Date.now())).toBe(true)
  expect(JSON.stringify([siteInfo, systemConfig, menu])).not.toContain(siteKey)
})

test.each(['a b', "d'or", '~!*()', 'æ/?#%2e', '%2e%2e'])(
  'the signed path equals the sent path, with the param %j',
  async (transactionId) => {
    const siteKey = 'k'.repeat(40)
    const send = createBackendClient(
      'http://core',
      async (input, init) => {
        const { url, method, headers } = new Request(input as string, init) // the client always passes a URL string
        const { pathname, search } = new URL(url)
        expect(isSignedCall(siteKey, { method, path: pathname + search }, Object.fromEntries(headers), Date.now())).toBe(true)
        return new Response('{"result":1,"data":{}}')
      },
      { siteKey },
    )
    await send(registrationCalls.register, { params: { transactionId }, query: { approvalCode: 'x?y' }, body: {} }, options)
  },
)

test('an error keeps its code, its fields, and only the data that the call table exposes', async () => {
  const body =
    '{"result":0,"code":"ERR_CPR_REGISTERED","message":"for the operator","data":{"status":0,"secret":"x"},"fields":[{"path":"cpr","message":"validation.cpr_length"}]}'
  const failure = await failureOf(answering(409, body)(registrationCalls.register, { params: { transactionId: 't' }, body: {} }, options))
  expect(failure.code).toBe('ERR_CPR_REGISTERED')
  expect(failure.details.data).toEqual({ status: 0 })
  expect(failure.details.fields).toEqual([{ path: 'cpr', message: 'validation.cpr_length' }])
  expect(failure.message).not.toContain('operator')
})

test.each([
  [200, 'not json', 'ERR_UPSTREAM'],
  [200, '{"data":1}', 'ERR_UPSTREAM'],
  [500, '{"result":1,"data":1}', 'ERR_UPSTREAM'],
  [500, '<html>', 'ERR_UPSTREAM'],
  [400, '{"result":0,"code":"ERR_MADE_UP"}', 'ERR_UPSTREAM'],
  [401, '', 'ERR_UNAUTHENTICATED'],
  [500, '{"result":0,"code":"ERR_INTERNAL"}', 'ERR_INTERNAL'],
  [502, '{"result":0,"code":"ERR_PROVIDER_FAILED"}', 'ERR_PROVIDER_FAILED'],
  [502, '{"result":0,"code":"ERR_NOT_FOUND"}', 'ERR_UPSTREAM'],
  [502, '{"result":0,"code":"ERR_UNAUTHENTICATED"}', 'ERR_UPSTREAM'],
  [503, '{"result":0,"code":"ERR_NOT_FOUND"}', 'ERR_BUSY'],
  [503, '{"result":0,"code":"ERR_UNAUTHENTICATED"}', 'ERR_BUSY'],
  [503, '{"result":0,"code":"ERR_INTERNAL"}', 'ERR_BUSY'],
  [503, '{"result":0,"code":"ERR_OVERLOADED"}', 'ERR_OVERLOADED'],
  [503, '<html>', 'ERR_BUSY'],
])('status %i with body %s becomes %s', async (status, body, code) => {
  expect((await failureOf(answering(status, body)(depositCalls.cardKey, {}, options))).code).toBe(code)
})

test.each([
  ['{}', true],
  ['{"title":"Not Found","status":404}', true],
  ['', false],
  ['<html><h1>404 Not Found</h1></html>', false],
  ['404 page not found', false],
])('a 404 with the body %j says that the back end does not have the call: %s', async (body, missing) => {
  const failure = await failureOf(answering(404, body)(depositCalls.noteAttempt, { body: {} }, options))
  expect([failure.details.withoutCall === true, failure.code]).toEqual([missing, missing ? 'ERR_NOT_FOUND' : 'ERR_UPSTREAM'])
  const described = await failureOf(answering(404, body)(registrationCalls.validateEmail, { query: { email: 'a@b.dk' } }, options))
  expect(described.code).toBe(missing ? 'ERR_EMAIL_TAKEN' : 'ERR_UPSTREAM')
})

test('a failed connection and a timeout have different codes', async () => {
  const broken = createBackendClient('http://core', () => Promise.reject(new TypeError('fetch failed')))
  const slow = createBackendClient('http://core', () => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect((await failureOf(broken(depositCalls.cardKey, {}, options))).code).toBe('ERR_UPSTREAM')
  expect((await failureOf(slow(depositCalls.cardKey, {}, options))).code).toBe('ERR_TIMEOUT')
})

test('a browser waits longer than the longest call, with a margin for the site server’s work', () => {
  expect(callTimeoutMs).toBeGreaterThanOrEqual(longestCallMs + 10_000)
})

test('a response above the limit is an outage and is reported with its call; one at the limit is an answer', async () => {
  const oversized: unknown[] = []
  const sendSized = (bytes: number) =>
    createBackendClient('http://core', async () => new Response('{"result":1,"data":{}}'.padEnd(bytes)), {
      onOversized: (def, requestId) => oversized.push([def, requestId]),
    })(depositCalls.cards, {}, options)
  expect(await sendSized(maxResponseBytes)).toEqual({})
  expect(oversized).toEqual([])
  expect(await failureOf(sendSized(maxResponseBytes + 1))).toMatchObject({ code: 'ERR_UPSTREAM', details: { unreachable: true } })
  expect(oversized).toEqual([[depositCalls.cards, 'REF']])
})

test.each([
  [500, '<html>', true],
  [503, '{"result":0,"code":"ERR_NOT_FOUND"}', true],
  [503, '{"result":0,"code":"ERR_INTERNAL"}', true],
  [503, '{"result":0,"code":"ERR_OVERLOADED"}', undefined],
  [500, '{"result":0,"code":"ERR_INTERNAL"}', undefined],
  [404, '<html>', undefined],
  [400, '{"result":0,"code":"ERR_MADE_UP"}', undefined],
  [200, 'not json', undefined],
])('status %i with body %s: the back end is unreachable: %s', async (status, body, unreachable) => {
  expect((await failureOf(answering(status, body)(depositCalls.cardKey, {}, options))).details.unreachable).toBe(unreachable)
})

test.each([
  [200, '{"result":0}', { code: 'none' }],
  [200, '{"result":2,"data":{}}', { code: 'none' }],
  [400, '{"result":0,"code":"ERR_MADE_UP"}', { code: 'ERR_MADE_UP' }],
  [200, 'not json', undefined],
  [200, '{"data":1}', undefined],
  [503, '{"result":0}', undefined],
])('status %i with body %s is a refusal: %s', async (status, body, refused) => {
  expect((await failureOf(answering(status, body)(depositCalls.cardKey, {}, options))).details.refused).toEqual(refused)
})

test('public reads and pages wait three seconds, other calls ten, payments thirty', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const send = answering(200, '{"result":1,"data":{}}')
  await send(contentCalls.translations, {}, options)
  await send(depositCalls.cards, {}, options)
  await send(depositCalls.cards, {}, { ...options, timeoutMs: 3000 })
  await send(depositCalls.confirmCard, { body: {} }, { ...options, timeoutMs: 3000 })
  expect(timeout.mock.calls.flat()).toEqual([3000, 10_000, 3000, 30_000])
  timeout.mockRestore()
})

test('a param that no URL can hold is refused, and does not pass for an outage', async () => {
  const failure = await failureOf(answering(200, '')(depositCalls.bonusByCode, { params: { code: 'a\ud800b' } }, options))
  expect(failure).toMatchObject({ code: 'ERR_VALIDATION' })
  expect(failure.details.unreachable).toBeUndefined()
})

test.each([
  [400, 'The user is Locked', 'ERR_ACCOUNT_LOCKED'],
  [200, 'account locked', 'ERR_ACCOUNT_LOCKED'],
  [400, 'The card is blocked', 'ERR_UPSTREAM'],
  [502, 'account locked', 'ERR_UPSTREAM'],
])('status %i, an unknown code and the message "%s": %s', async (status, message, code) => {
  const body = JSON.stringify({ result: 0, code: 'ERR_MADE_UP', message })
  expect((await failureOf(answering(status, body)(identityCalls.openSession, { params: { transactionId: 't' } }, options))).code).toBe(code)
})

test('only a login reads "locked": a bank locks cards, too', async () => {
  const body = JSON.stringify({ result: 0, message: 'Your card is locked' })
  for (const def of callRegistry.values())
    if (!def.path.startsWith('/Scrive/') && !def.path.startsWith('/GATMaven/Login') && !def.path.startsWith('/GATMaven/login'))
      expect((await failureOf(answering(400, body)(def, anyInput, options))).code, def.path).not.toBe('ERR_ACCOUNT_LOCKED')
})
/** A value for every param of a path. */
const anyInput = { params: new Proxy({}, { get: () => 'x' }) }
