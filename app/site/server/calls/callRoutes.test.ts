import { describe, expect, test } from 'vitest'
import { defaultResponses } from '../testing/fakeBackend.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { sameOriginHeaders, sessionCookie, startCallServer } from './callTestServer.ts'

describe('access', () => {
  test('a player call without a session is rejected before it reaches the back end', async () => {
    const { post, sent } = await startCallServer()
    const answer = await post('/api/user/user-profile', {})
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error).toMatchObject({ code: 'ERR_UNAUTHENTICATED', message: 'Log ind for at fortsætte.' })
    expect(sent()).toEqual([])
  })

  test('a session id that differs from the cookie is rejected, and the session is kept', async () => {
    const { post, sent } = await startCallServer()
    const answer = await post('/api/user/user-profile', { sessionId: 'somebody-else' }, sessionCookie)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(sent()).toEqual([])
  })

  test('the session id is injected into the call and absent from the response', async () => {
    const { post, sent } = await startCallServer()
    const answer = await post('/api/user/user-profile', {}, sessionCookie)
    expect(sent()).toMatchObject([{ name: 'session.profile', input: { body: { sessionId: 'held-session-id-of-22-chars' } } }])
    expect(answer.json().data.firstName).toBe('Freja')
    expect(answer.body).not.toContain('held-session')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a 401 of the back end leaves the session cookies, because a late one may belong to an older session', async () => {
    const refuse = () => {
      throw new CallFailure('ERR_UNAUTHENTICATED')
    }
    const { post } = await startCallServer({ 'session.summary': refuse })
    const answer = await post('/api/deposit/account-summary', {}, sessionCookie)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    [new CallFailure('ERR_UNAUTHENTICATED'), 401],
    [new CallFailure('ERR_NOT_FOUND'), 401],
    [new CallFailure('ERR_UPSTREAM', { refused: { code: 'ERR_MADE_UP' } }), 401],
    [new CallFailure('ERR_UPSTREAM'), 502],
    [new CallFailure('ERR_TIMEOUT'), 504],
    [new CallFailure('ERR_RATE_LIMITED'), 429],
  ])('a session is ended by a refusal of the back end, not by its silence: %s is %i', async (failure, status) => {
    const { post } = await startCallServer({
      'session.validate': () => {
        throw failure
      },
    })
    expect((await post('/backend/session.validate', {}, sessionCookie)).statusCode).toBe(status)
  })

  test('cross-site requests and unknown call names are rejected', async () => {
    const { post } = await startCallServer()
    expect((await post('/api/siteInfo', {}, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post('/backend/session.drop', {})).statusCode).toBe(404)
  })

  test('back-end paths are reachable only through the call tables', async () => {
    const { app } = await startCallServer()
    const answer = await app.inject({ method: 'PUT', url: '/Deposit/SetUserDepositLimitsREST', headers: sameOriginHeaders, payload: {} })
    expect(answer.statusCode).toBe(404)
  })
})

describe('/api/cookie', () => {
  test('exposes only the existence of the session', async () => {
    const { app } = await startCallServer()
    const ask = (cookie: string) => app.inject({ url: '/api/cookie?key=session', headers: { cookie } })
    expect((await ask(sessionCookie)).json().data).toEqual({ success: true, cookie: 'true' })
    expect((await ask('')).json().data).toEqual({ success: true, cookie: null })
  })

  test('a page sets allow-listed values only, and never a session', async () => {
    const { post } = await startCallServer()
    const set = (key: string, value: string, max_age = 60) => post('/api/cookie', { key, value, max_age })
    expect(parseSetCookies((await set('brand', 'strand')).headers['set-cookie'])).toEqual({ brand: 'strand' })
    expect((await set('brand', 'evil')).statusCode).toBe(403)
    expect((await set('session', 'planted')).statusCode).toBe(403)
    expect((await set('userId', 'u2')).statusCode).toBe(422)
    expect(parseSetCookies((await set('session', '', -1)).headers['set-cookie'])).toEqual({
      session: null,
      userId: null,
      lastLogin: null,
      loggedInAt: null,
    })
  })

  test('a visitor without a session is remembered as a guest, once', async () => {
    const { app } = await startCallServer()
    const cookiesFor = async (cookie: string) =>
      parseSetCookies((await app.inject({ url: '/api/cookie?key=consent', headers: { cookie } })).headers['set-cookie'])
    expect(await cookiesFor('')).toEqual({ playerType: 'Guests' })
    expect(await cookiesFor('playerType=Depositor')).toEqual({ playerType: 'Guests' })
    expect(await cookiesFor('playerType=Guests')).toEqual({})
    expect(await cookiesFor(`${sessionCookie}; playerType=Depositor`)).toEqual({})
  })

  test('the lifetime is capped by the cookie table', async () => {
    const { post } = await startCallServer()
    const answer = await post('/api/cookie', { key: 'playerType', value: 'Depositor', max_age: 31_000_000 })
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=604800')
  })
})

test('CMS HTML is sanitised before it is cached', async () => {
  const { post } = await startCallServer()
  const answer = await post('/api/main-content', { name: 'home' })
  expect(answer.json().data.blocks).toEqual([{ type: 'prose', html: '<p>Hej</p>' }])
})

test('the rate limit counts per bucket, and its error is in Danish', async () => {
  const { post } = await startCallServer({ 'registration.validateEmail': () => ({ available: true }) }, { RATE_LIMITS: 'emailCheck=2' })
  const ask = () => post('/backend/registration.validateEmail', { query: { email: 'a@eksempel.dk' } })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const third = await ask()
  expect(third.statusCode).toBe(429)
  expect(third.json().error.code).toBe('ERR_RATE_LIMITED')
})

test('the calls of a bucket share one limit', async () => {
  const { post } = await startCallServer({}, { RATE_LIMITS: 'default=2' })
  const statuses = [
    await post('/api/siteInfo', {}),
    await post('/api/seo', { slug: '/' }),
    await post('/api/main-content', { name: 'home' }),
  ]
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
})

test('a body that is too large or no JSON is rejected with a reference', async () => {
  const { app, post, lines } = await startCallServer()
  expect((await post('/api/seo', { slug: 'x'.repeat(40_000) })).statusCode).toBe(422)
  const text = await app.inject({
    method: 'POST',
    url: '/api/seo',
    payload: 'slug=x',
    headers: { ...sameOriginHeaders, 'content-type': 'text/plain' },
  })
  expect(text.statusCode).toBe(422)
  const { reference } = text.json().error
  expect(lines.some((line) => line.includes(reference))).toBe(true)
})

test('an unexpected error sends a reference to the player and its stack to the log', async () => {
  const { post, lines } = await startCallServer({
    'content.seo': () => {
      throw new Error('secret detail')
    },
  })
  const answer = await post('/api/seo', { slug: '/' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret detail')
  expect(lines.some((line) => line.includes('secret detail') && line.includes(answer.json().error.reference))).toBe(true)
})

test('the interval of the play reminder is the player’s who chose it, and not of the next one in this browser', async () => {
  const everyMinutesOf = async (userId: string, chosen: string) => {
    const { post, sent } = await startCallServer({
      'games.playTime': () => ({ playedMs: 0, since: null, everyMinutes: 60, due: false }),
    })
    await post(
      '/api/games/play-time',
      { event: 'playing' },
      `session=held-session-id-of-22-chars; userId=${userId}; responsibleGamingTime=${chosen}`,
    )
    return sent().find(({ name }) => name === 'games.playTime')?.input.body
  }
  const { post } = await startCallServer()
  const saved = await post(
    '/api/cookie',
    { key: 'responsibleGamingTime', value: '20', max_age: 3600 },
    'session=held-session-id-of-22-chars; userId=u1',
  )
  const chosen = parseSetCookies(saved.headers['set-cookie']).responsibleGamingTime ?? ''
  expect(await everyMinutesOf('u1', chosen)).toMatchObject({ everyMinutes: 20 })
  expect(await everyMinutesOf('u2', chosen)).not.toHaveProperty('everyMinutes')
  expect(await everyMinutesOf('u1', '20')).not.toHaveProperty('everyMinutes')
})

describe('one client', () => {
  const players = [1, 2].map((n) => `session=session-id-of-22-characters-${n}; userId=u${n}`)

  test('has a few calls under way, and another player waits for none of them', async () => {
    const ends: (() => void)[] = []
    const { post, sent } = await startCallServer({
      'session.summary': () => new Promise((resolve) => ends.push(() => resolve(defaultResponses['session.summary']))),
    })
    const read = (player: number) => post('/api/deposit/account-summary', {}, players[player])
    const flood = Array.from({ length: 100 }, () => read(0))
    const sentAt = performance.now()
    const refused = await Promise.race(flood)
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'ERR_BUSY'])
    expect(performance.now() - sentAt).toBeGreaterThan(900) // refused at once, it would ask again at once
    expect(sent()).toHaveLength(8)
    const other = read(1)
    await expect.poll(() => sent().length).toBe(9)
    const release = setInterval(() => {
      for (const end of ends.splice(0)) end()
    }, 1)
    await Promise.all([...flood, other])
    clearInterval(release)
    expect(sent()).toHaveLength(8 + 60 + 1)
  })

  test('counts as a player wherever only players call: one player of an address does not use up the limit of the others', async () => {
    const { post } = await startCallServer({}, { RATE_LIMITS: 'default=2' })
    const statusesOf = async (cookie = '', headers = {}) => {
      const statuses = []
      for (let n = 0; n < 3; n += 1) statuses.push((await post('/api/user/user-profile', {}, cookie, headers)).statusCode)
      return statuses
    }
    expect(await statusesOf(players[0])).toEqual([200, 200, 429])
    expect(await statusesOf(players[1])).toEqual([200, 200, 429])
    expect(await statusesOf('')).toEqual([401, 401, 429])
    // an id that the site has not signed is nobody's
    expect(await statusesOf('', { cookie: 'session=x.AAAAAAAAAAAAAAAAAAAAAA; userId=u3.AAAAAAAAAAAAAAAAAAAAAA' })).toEqual([429, 429, 429])
  })
})
