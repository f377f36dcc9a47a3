import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

describe('login', () => {
  const identity = {
    'identity.start': () => ({ transactionId: 'tx1', accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } }),
    'identity.openSession': () => ({ sessionId: 'new-session-id-of-22-chars', userId: 'u1', lastLogin: 5 }),
  }

  test('the transaction id stays on the server, and the return URL is on this site', async () => {
    const { post, sent } = await startCallServer(identity)
    const answer = await post('/backend/identity.start', { query: { redirectUrl: 'http://site.test/loginsuccess?method=login' } })
    expect(answer.json().data).toEqual({ accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } })
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ transactionId: 'tx1', loginLog: 'log1' })
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

  test('a session id equal to the current one is rejected (session fixation)', async () => {
    const { post } = await startCallServer(identity)
    const answer = await post('/backend/identity.openSession', {}, 'session=new-session-id-of-22-chars; transactionId=tx1')
    expect(answer.statusCode).toBe(502)
  })

  test('without a transaction the code is ERR_TRANSACTION_EXPIRED', async () => {
    const { post } = await startCallServer(identity)
    expect((await post('/backend/identity.openSession', {})).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  test('logging out clears the session cookies even when the back end fails', async () => {
    const { post } = await startCallServer({
      'session.logout': () => {
        throw new CallFailure('ERR_UPSTREAM')
      },
    })
    const answer = await post('/api/auth/logout', {}, sessionCookie)
    expect(answer.statusCode).toBe(502)
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ session: null, userId: null })
  })
})
