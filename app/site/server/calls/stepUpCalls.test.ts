import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

const sessionId = 'held-session-id-of-22-chars'
const redirectUrl = 'http://site.test/min-konto/bekraeft?purpose=contact'
const answers = {
  'identity.startStepUp': () => ({ transactionId: 'tx1', accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } }),
  'identity.completeStepUp': () => ({ purpose: 'contact' }),
}
const returned = `${sessionCookie}; transactionId=tx1; loginLog=log1; approvalCode=code1`
const start = { query: { redirectUrl, purpose: 'contact' } }

describe('a step-up', () => {
  test('starts for the session of the cookie; transaction and session stay on the server', async () => {
    const { post, sent } = await startCallServer(answers)
    const answer = await post('/backend/identity.startStepUp', start, sessionCookie)
    expect(answer.json().data).toEqual({ accessUrl: 'http://core/mitid' })
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ transactionId: 'tx1', loginLog: 'log1', approvalCode: null })
    expect(sent()[0]?.input).toEqual({ ...start, body: { sessionId } })
  })

  test('is completed with the transaction, code and address that the server knows', async () => {
    const { post, sent } = await startCallServer(answers)
    const answer = await post('/backend/identity.completeStepUp', { query: { logId: 'log1' } }, returned)
    expect(answer.json().data).toEqual({ purpose: 'contact' })
    expect(sent()[0]?.input).toEqual({
      params: { id: 'tx1' },
      query: { logId: 'log1', approvalCode: 'code1', clientIP: '127.0.0.1' },
      body: { sessionId },
    })
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ transactionId: null, approvalCode: null })
  })

  test.each([
    ['that this browser did not start', sessionCookie],
    ['after which another one was started here', `${sessionCookie}; transactionId=tx2; loginLog=log2; approvalCode=code2`],
  ])('%s is not completed', async (_, cookie) => {
    const { post, sent } = await startCallServer(answers)
    const answer = await post('/backend/identity.completeStepUp', { query: { logId: 'log1' } }, cookie)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'ERR_OTHER_BROWSER'])
    expect(sent()).toEqual([])
  })

  test('of another person is refused in plain words, and the transaction is kept for the answer to a reload', async () => {
    const { post } = await startCallServer({
      ...answers,
      'identity.completeStepUp': () => {
        throw new CallFailure('ERR_STEP_UP_PERSON')
      },
    })
    const answer = await post('/backend/identity.completeStepUp', { query: { logId: 'log1' } }, returned)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.message).toBe('Det MitID hører ikke til din spilkonto. Brug dit eget MitID.')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('does not return to %s', async (url) => {
    const { post, sent } = await startCallServer(answers)
    const answer = await post('/backend/identity.startStepUp', { query: { ...start.query, redirectUrl: url } }, sessionCookie)
    expect(answer.statusCode).toBe(422)
    expect(sent()).toEqual([])
  })

  test('with an unknown purpose, or for another session, is refused', async () => {
    const { post, sent } = await startCallServer(answers)
    expect((await post('/backend/identity.startStepUp', { query: { redirectUrl, purpose: 'everything' } }, sessionCookie)).statusCode).toBe(
      422,
    )
    expect((await post('/backend/identity.startStepUp', { ...start, body: { sessionId: 'other' } }, sessionCookie)).statusCode).toBe(401)
    expect(sent()).toEqual([])
  })
})
