import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { sameOriginHeaders, sessionCookie, startCallServer } from './callTestServer.ts'

const closing = { closedUntil: 1_900_000_000_000, payout: { amount: 125_000, expectedOn: '2026-06-18' } }
const lock = (lockUntil: string) => ({ query: { lockUntil } })

const goodbyeOf = (app: FastifyInstance, cookie: string) =>
  app.inject({ url: '/api/user/closing', headers: { ...sameOriginHeaders, cookie: `closing=${encodeURIComponent(cookie)}` } })

describe('closing the account', () => {
  test('logs the browser out, and the goodbye page shows what was paid', async () => {
    const { app, post } = await startCallServer({ 'limits.lock': () => ({ pausedUntil: null, closed: true, closing }) })
    const answer = await post('/backend/limits.lock', lock('permanent'), sessionCookie)
    const cookies = parseSetCookies(answer.headers['set-cookie'])
    expect(cookies).toMatchObject({ session: null, userId: null })
    expect(cookies.closing).not.toContain('125000')
    const goodbye = await goodbyeOf(app, cookies.closing ?? '')
    expect(goodbye.json().data).toEqual({ closing })
  })

  test('is for this browser only: without the cookie, or with a forged one, the page knows nothing', async () => {
    const { app } = await startCallServer({})
    for (const cookie of ['', JSON.stringify(closing)]) expect((await goodbyeOf(app, cookie)).json().data).toEqual({ closing: null })
  })

  test('a pause keeps the session', async () => {
    const { post } = await startCallServer({ 'limits.lock': () => ({ pausedUntil: 1, closed: false }) })
    expect((await post('/backend/limits.lock', lock('24h'), sessionCookie)).headers['set-cookie']).toBeUndefined()
  })
})
