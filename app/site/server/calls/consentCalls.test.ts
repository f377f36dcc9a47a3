import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { sessionCookie, startCallServer } from './callTestServer.ts'

const consentId = 'AbCdEfGhIjKlMnOpQrSt_-'
const decision = { version: 1, statistics: true, marketing: false, decidedAt: 1_795_000_000_000, consentId }
const stored = `1.10.1795000000000.${consentId}`
const choice = { version: 1, statistics: true, marketing: false }

describe('a choice of cookies', () => {
  const start = () => startCallServer({ 'consent.record': () => decision })

  test('is recorded at the back end, then stored in a cookie for a year', async () => {
    const { post, sent } = await start()
    const answer = await post('/api/consent', choice)
    expect(answer.json().data).toEqual(decision)
    expect(parseSetCookies(answer.headers['set-cookie'])).toEqual({ consent: stored })
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=31536000')
    expect(sent()[0]?.input.body).toEqual(choice)
  })

  test('keeps the id of this browser, and names the player’s session', async () => {
    const { post, sent } = await start()
    await post('/api/consent', choice, `${sessionCookie}; consent=${stored}`)
    expect(sent()[0]?.input.body).toMatchObject({ consentId, sessionId: expect.any(String) })
  })

  test('cannot be made under another browser’s id', async () => {
    const { post, sent } = await start()
    expect((await post('/api/consent', { ...choice, consentId })).statusCode).toBe(401)
    expect(sent()).toEqual([])
  })

  test('a cookie that is no choice counts as none', async () => {
    const { post, sent } = await start()
    await post('/api/consent', choice, 'consent=1.11.x')
    expect(sent()[0]?.input.body).toEqual(choice)
  })

  test('is read by /api/cookie, and written by its own call only, which records it', async () => {
    const { app, post } = await start()
    const answer = await app.inject({ url: '/api/cookie?key=consent', headers: { cookie: `consent=${stored}` } })
    expect(answer.json().data.cookie).toBe(stored)
    expect((await post('/api/cookie', { key: 'consent', value: stored, max_age: 60 })).statusCode).toBe(403)
  })

  test('is not stored when it was not recorded', async () => {
    const { post } = await startCallServer({
      'consent.record': () => {
        throw new Error('down')
      },
    })
    const answer = await post('/api/consent', choice)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('unsubscribing', () => {
  test('needs no login, and the site server adds the address of the request', async () => {
    const { post, sent } = await startCallServer({ 'unsubscribe.email': () => ({}) })
    const UserGuid = randomUUID()
    expect((await post('/backend/unsubscribe.email', { body: { UserGuid } })).statusCode).toBe(200)
    expect(sent()[0]?.input.body).toEqual({ UserGuid, IpAddress: '127.0.0.1' })
  })

  test('by guessing is limited per address, all channels together', async () => {
    const { post } = await startCallServer(
      { 'unsubscribe.sms': () => ({}), 'unsubscribe.brand': () => ({}) },
      { RATE_LIMITS: 'unsubscribe=2' },
    )
    const sms = () => post('/backend/unsubscribe.sms', { params: { PlayerId: randomUUID() } })
    const brand = () => post('/backend/unsubscribe.brand', { body: { playerID: randomUUID(), brand: 'strand' } })
    expect([(await sms()).statusCode, (await brand()).statusCode, (await sms()).statusCode]).toEqual([200, 200, 429])
  })
})
