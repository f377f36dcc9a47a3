import { describe, expect, test } from 'vitest'
import { sessionFingerprint } from '../security/sessionFingerprint.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

describe('login', () => {
  const identity = {
    'identity.start': () => ({ transactionId: 'tx1', accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } }),
  }

  test('the transaction id stays on the server, and the return URL is on this site', async () => {
    const { post, sent } = await startCallServer(identity)
    const answer = await post('/backend/identity.start', { query: { redirectUrl: 'http://site.test/loginsuccess?method=login' } })
    expect(answer.json().data).toEqual({ accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } })
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ transactionId: 'tx1', loginLog: 'log1', approvalCode: null })
    expect(sent()[0]?.input.query).toEqual({ redirectUrl: 'http://site.test/loginsuccess?method=login' })
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'http://site.test.evil.example/', 'javascript:alert(1)'])(
    'the return URL %s is rejected',
    async (redirectUrl) => {
      const { post, sent } = await startCallServer(identity)
      expect((await post('/backend/identity.start', { query: { redirectUrl } })).statusCode).toBe(422)
      expect(sent()).toEqual([])
    },
  )

  test('a login sets a new session cookie and does not expose its value', async () => {
    const { post } = await startCallServer(identity)
    const answer = await post('/backend/identity.openSession', {}, 'session=old-session; transactionId=tx1')
    expect(answer.json()).toEqual({ result: 1, data: { lastLogin: 5 } })
    expect(parseSetCookies(answer.headers['set-cookie'])).toMatchObject({
      session: 'new-session-id-of-22-chars',
      userId: 'u1',
      transactionId: null,
    })
  })

  test('a login ends the session that it replaces, and succeeds when that fails', async () => {
    for (const endOld of [
      () => ({}),
      () => {
        throw new CallFailure('ERR_UPSTREAM')
      },
    ]) {
      const { post, sent } = await startCallServer({ ...identity, 'session.logout': endOld })
      const answer = await post('/backend/identity.openSession', {}, 'session=old-session-id-of-22-chars; transactionId=tx1')
      expect(answer.statusCode).toBe(200)
      expect(sent().find(({ name }) => name === 'session.logout')?.input.body).toEqual({ sessionId: 'old-session-id-of-22-chars' })
    }
  })

  test('a session id equal to the current one is rejected (session fixation)', async () => {
    const { post } = await startCallServer(identity)
    const answer = await post('/backend/identity.openSession', {}, 'session=new-session-id-of-22-chars; transactionId=tx1')
    expect(answer.statusCode).toBe(502)
  })

  test('without a transaction the code is ERR_TRANSACTION_EXPIRED', async () => {
    const { post } = await startCallServer(identity)
    expect((await post('/backend/identity.openSession', {})).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  const completion = { providerInfo: { dkMitID: { completionData: { userId: 'pid-1', dateOfBirth: '1990-05-04' } } } }
  const afterReturn = {
    ...identity,
    'identity.completion': () => completion,
    'identity.validateCpr': () => ({ isMatch: true, attemptsLeft: 3 }),
    'registration.register': () => ({ userId: 'u1' }),
  }
  const flow = 'transactionId=tx1; loginLog=log1; approvalCode=code1'
  const query = { method: 'login', logId: 'log1' }
  /** Of the test's requests. */
  const clientIP = '127.0.0.1'
  const visitor = { clientIP, userAgent: 'lightMyRequest', userDevice: 'Desktop' }

  test('the code of the approval is added from its cookie to every call that continues the login', async () => {
    const { post, sent } = await startCallServer(afterReturn)
    await post('/backend/identity.completion', { query }, flow)
    await post('/backend/identity.validateCpr', { query: { ...query, cpr: '0405901234' } }, flow)
    const opened = await post('/backend/identity.openSession', {}, flow)
    const login = sent().filter(({ name }) => name.startsWith('identity.'))
    expect(login.map(({ name, input }) => [name, input.query])).toEqual([
      ['identity.completion', { ...query, approvalCode: 'code1', clientIP }],
      ['identity.validateCpr', { ...query, cpr: '0405901234', approvalCode: 'code1', clientIP }],
      ['identity.openSession', { approvalCode: 'code1', ...visitor }],
    ])
    expect(parseSetCookies(opened.headers['set-cookie'])).toMatchObject({ transactionId: null, approvalCode: null })
  })

  test('without a code the calls leave as documented, and the back end decides', async () => {
    const { post, sent } = await startCallServer(afterReturn)
    await post('/backend/identity.completion', { query }, 'transactionId=tx1; loginLog=log1')
    await post('/backend/identity.openSession', {}, 'transactionId=tx1')
    const login = sent().filter(({ name }) => name.startsWith('identity.'))
    expect(login.map(({ input }) => input)).toEqual([
      { params: { id: 'tx1' }, query: { ...query, clientIP } },
      { params: { transactionId: 'tx1' }, query: visitor },
    ])
  })

  test('a script cannot supply a code of its own', async () => {
    const { post, sent } = await startCallServer(afterReturn)
    const answer = await post('/backend/identity.completion', { query: { ...query, approvalCode: 'other' } }, flow)
    expect(answer.statusCode).toBe(401)
    expect(sent()).toEqual([])
  })

  test('the browser is not told the person’s id at the provider', async () => {
    const { post } = await startCallServer(afterReturn)
    const answer = await post('/backend/identity.completion', { query }, flow)
    expect(answer.json().data).toEqual({ providerInfo: { dkMitID: { completionData: { dateOfBirth: '1990-05-04' } } } })
  })

  test.each([
    ['that this browser did not start', ''],
    ['after which another one was started here', 'transactionId=tx2; loginLog=log2; approvalCode=code2'],
  ])('a login %s is not continued', async (_, cookie) => {
    const { post, sent } = await startCallServer(afterReturn)
    for (const call of ['identity.completion', 'identity.validateCpr']) {
      const answer = await post(`/backend/${call}`, { query: { ...query, ...(call.endsWith('Cpr') && { cpr: '0405901234' }) } }, cookie)
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'ERR_OTHER_BROWSER'])
      expect(answer.json().error.message).toMatch(/tart forfra/)
    }
    expect(sent()).toEqual([])
  })

  test('a login that took too long is expired, not foreign', async () => {
    const { post } = await startCallServer(afterReturn)
    expect((await post('/backend/identity.completion', { query }, 'loginLog=log1')).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  test('a logout that names a session ends that one only', async () => {
    const { post, sent } = await startCallServer({ 'session.logout': () => ({}) })
    const other = await post('/api/auth/logout', { fingerprint: sessionFingerprint('an-older-session-of-22-chars') }, sessionCookie)
    expect(other.json().data).toEqual({ ended: false })
    expect(other.headers['set-cookie']).toBeUndefined()
    expect(sent()).toEqual([])
    const own = await post('/api/auth/logout', { fingerprint: sessionFingerprint('held-session-id-of-22-chars') }, sessionCookie)
    expect(own.json().data).toEqual({ ended: true })
    expect(parseSetCookies(own.headers['set-cookie'])).toEqual({ session: null, userId: null, lastLogin: null, loggedInAt: null })
    expect(sent()[0]?.input.body).toEqual({ sessionId: 'held-session-id-of-22-chars' })
  })

  test('a call of the page of another player is refused, and none of the page of this one', async () => {
    const { post, sent } = await startCallServer()
    const from = (player: string) => post('/backend/session.validate', {}, sessionCookie, { player })
    const refused = await from('u2')
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'ERR_UNAUTHENTICATED'])
    expect(sent()).toEqual([])
    await from('u1')
    expect(sent().map(({ name }) => name)).toEqual(['session.validate'])
  })

  test('logging out clears the session cookies even when the back end fails', async () => {
    const { post } = await startCallServer({
      'session.logout': () => {
        throw new CallFailure('ERR_UPSTREAM')
      },
    })
    const answer = await post('/api/auth/logout', {}, sessionCookie)
    expect(answer.statusCode).toBe(502)
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ session: null, userId: null, lastLogin: null, loggedInAt: null })
  })
})
