import { describe, expect, test } from 'vitest'
import { createSealer } from '../security/sealer.ts'
import { openedSession } from '../testing/fakeBackend.ts'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { startCallServer } from './callTestServer.ts'

const token = 't'.repeat(43)
const bearer = 'b'.repeat(43)
const partner = 'https://partner.example'
const switchedOn = (names: readonly string[]) => ({
  'content.systemConfig': ({ query }: { query?: Readonly<Record<string, unknown>> }) => {
    const name = String(query?.name)
    if (!names.includes(name)) throw new CallFailure('ERR_NOT_FOUND')
    return { id: '1', name, type: 'text', value: 'true', isPublic: false }
  },
})
const logins = { 'identity.loginWithToken': () => openedSession, 'identity.loginExternal': () => openedSession }

async function startServer(names: readonly string[] = ['tokenLogin', 'externalLogin'], env: Record<string, string> = {}) {
  const server = await startCallServer({ ...switchedOn(names), ...logins }, { PARTNER_ORIGINS: partner, ...env })
  const handOver = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/handover',
      payload: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: partner,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        ...headers,
      },
    })
  return { ...server, handOver }
}
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  parseSetCookies(answer.headers['set-cookie'] as string[] | undefined).handover // a header of a response
const started = 'transactionId=tx1; loginLog=log1'
const external = { pid: 'pid-1', bearer }

describe('a partner’s form', () => {
  test.each([
    ['a token', { token }, token],
    ['an id with its bearer', external, bearer],
  ])('with %s is kept sealed in an httpOnly cookie, and in no address, referrer or log', async (_, form, secret) => {
    const { handOver, lines } = await startServer()
    const answer = await handOver(form)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers).toMatchObject({ location: '/log-ind/partner', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(String(answer.headers['set-cookie'])).toMatch(/^handover=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(JSON.stringify([answer.headers, answer.body, lines])).not.toContain(secret)
    expect(lines.join()).toContain('a partner has handed a player over')
  })

  test('does not log in: the player confirms', async () => {
    const { handOver, sent } = await startServer()
    await handOver({ token })
    expect(sent()).toEqual([])
  })

  test.each(['redirect', 'redirectUrl', 'returnTo'])('cannot choose where the login leads: %s', async (name) => {
    const { handOver } = await startServer()
    const answer = await handOver({ token, [name]: 'https://evil.example/' })
    expect(answer.headers.location).toBe('/log-ind/partner')
    expect(cookieOf(answer)).toBeNull()
  })

  test.each([
    ['tokenLogin', ['externalLogin'], { token }],
    ['externalLogin', ['tokenLogin'], external],
    ['both, as by default', [], { token }],
    ['both, as by default', [], external],
  ] as const)('is not kept with %s off', async (_, on, form) => {
    const { handOver, lines } = await startServer(on)
    const answer = await handOver(form)
    expect([answer.statusCode, answer.headers.location, cookieOf(answer)]).toEqual([303, '/log-ind/partner', null])
    expect(lines.join()).toContain('switched off')
  })

  test.each([
    ['no field', {}],
    ['a short token', { token: 'short' }],
    ['a token with a line break', { token: `${token}\r\nx: y` }],
    ['a bearer without an id', { bearer }],
    ['both', { token, ...external }],
    ['an id that is a path', { pid: '../x', bearer }],
  ])('with %s replaces what was kept', async (_, form: Record<string, string>) => {
    const { handOver } = await startServer()
    expect(cookieOf(await handOver(form))).toBeNull()
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a host that begins alike', { origin: `${partner}.evil.example` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a script of the partner', { 'sec-fetch-mode': 'cors' }],
    ['this site', { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' }],
  ])('of %s is refused', async (_, headers: Record<string, string>) => {
    const { handOver } = await startServer()
    const answer = await handOver({ token }, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is refused without partners, as by default', async () => {
    const { app } = await startCallServer(switchedOn(['tokenLogin']))
    const answer = await app.inject({ method: 'POST', url: '/api/handover', headers: { origin: partner } })
    expect(answer.statusCode).toBe(403)
  })

  test('has the rate limit of a login', async () => {
    const { handOver } = await startServer(undefined, { RATE_LIMITS: 'login=2' })
    const statuses = []
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await handOver({ token })).statusCode)
    expect(statuses).toEqual([303, 303, 429])
  })
})

describe('the login after it', () => {
  const sealed = (handover: object) => `handover=${createSealer('s'.repeat(40), 'handover').seal(handover, 600)}; ${started}`
  const byToken = sealed({ type: 'token', token, canRegister: false })
  const byId = sealed({ type: 'external', ...external, canRegister: true })

  test('sends the token from the sealed cookie with the transaction that this browser started, and removes it', async () => {
    const { post, sent } = await startServer()
    const answer = await post('/backend/identity.loginWithToken', {}, byToken)
    expect(answer.json().data).toEqual({ lastLogin: 5 })
    const body = {
      transactionId: 'tx1',
      loginLogId: 'log1',
      token,
      clientIP: '127.0.0.1',
      userDevice: 'Desktop',
      userAgent: 'lightMyRequest',
    }
    expect(sent()[0]?.input).toEqual({ body })
    expect(parseSetCookies(answer.headers['set-cookie'])).toMatchObject({
      session: openedSession.sessionId,
      handover: null,
      transactionId: null,
      playerType: 'Depositor',
    })
    expect(answer.body).not.toContain(openedSession.sessionId)
  })

  test('sends id and CPR number in the body, and the bearer in its header only', async () => {
    const { post, sent, lines } = await startServer()
    const answer = await post('/backend/identity.loginExternal', { body: { cpr: '040590-1234' } }, byId)
    expect(answer.statusCode).toBe(200)
    expect(sent()[0]).toMatchObject({ bearer, input: { body: { pid: 'pid-1', cpr: '0405901234', loginLogId: 'log1' } } })
    expect(JSON.stringify(sent()[0]?.input)).not.toContain(bearer)
    expect(JSON.stringify([lines, answer.headers, answer.body])).not.toMatch(/b{43}|0405901234|040590-1234|pid-1/)
  })

  test.each([
    ['loginWithToken', {}, started],
    ['loginExternal', { body: { cpr: '0405901234' } }, started],
    ['loginWithToken', {}, byId],
    ['loginExternal', { body: { cpr: '0405901234' } }, byToken],
    ['loginWithToken', {}, `handover=forged; ${started}`],
  ])('ERR_TOKEN_INVALID: %s without its own hand-over never reaches the back end', async (name, input, cookie) => {
    const { post, sent } = await startServer()
    const answer = await post(`/backend/identity.${name}`, input, cookie)
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'ERR_TOKEN_INVALID'])
    expect(sent()).toEqual([])
  })

  test('a script can supply neither token nor id', async () => {
    const { post, sent } = await startServer()
    expect((await post('/backend/identity.loginWithToken', { body: { token: 'x'.repeat(43) } }, byToken)).statusCode).toBe(401)
    expect((await post('/backend/identity.loginExternal', { body: { pid: 'pid-2', cpr: '0405901234' } }, byId)).statusCode).toBe(401)
    expect(sent()).toEqual([])
  })

  test('the page is told the kind only', async () => {
    const { app } = await startServer()
    const ask = (cookie: string) => app.inject({ url: '/api/handover', headers: { cookie: signCookies(cookie) } })
    expect((await ask(byToken)).json().data).toEqual({ type: 'token', canRegister: false })
    expect((await ask(byId)).json().data).toEqual({ type: 'external', canRegister: true })
    expect((await ask(started)).json().data).toEqual({ type: null, canRegister: false })
  })

  test('a registration is authorised by the bearer, and its CPR number serves the login after it', async () => {
    const form = {
      cpr: '0405901234',
      firstName: 'Asta',
      lastName: 'Vang',
      email: 'asta@eksempel.dk',
      mobileNo: '20667788',
      legalAge: true,
      userDepositLimit: { limitType: 'week', limitAmount: 50_000 },
    }
    const answers = { 'registration.saveLog': () => ({ registerLogId: 'reg1' }), 'registration.registerBypass': () => ({ userId: 'u1' }) }
    const { post, sent, lines } = await startCallServer({ ...logins, ...answers })
    const saved = await post('/api/register/logs', form, byId)
    const cookie = `${byId}; registration=${parseSetCookies(saved.headers['set-cookie']).registration}`
    const registered = await post('/backend/registration.registerBypass', {}, cookie)
    expect(registered.json().data).toEqual({})
    expect(sent().at(-1)).toMatchObject({
      name: 'registration.registerBypass',
      bearer,
      input: { body: { cpr: form.cpr, registerLogId: 'reg1' } },
    })
    await post('/backend/identity.loginExternal', { body: { cpr: '' } }, cookie)
    expect(sent().find(({ name }) => name === 'identity.loginExternal')?.input.body).toMatchObject({ cpr: form.cpr, pid: 'pid-1' })
    expect(lines.join()).not.toMatch(/0405901234|b{43}|asta@/)
    const without = await post('/backend/registration.registerBypass', {}, cookie.replace(/^handover=[^;]+; /, ''))
    expect(without.json().error.code).toBe('ERR_TOKEN_INVALID')
  })

  test.each([
    [['externalLogin'], false],
    [['externalLogin', 'bypassRegistration'], true],
  ])('with %j a registration without the provider is offered: %s', async (on, canRegister) => {
    const { handOver, app } = await startServer(on)
    const { headers } = await handOver(external)
    const answer = await app.inject({ url: '/api/handover', headers: { cookie: String(headers['set-cookie']).split(';')[0] ?? '' } })
    expect(answer.json().data).toEqual({ type: 'external', canRegister })
  })
})
