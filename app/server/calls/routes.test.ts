import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { fakeBackEnd, siteAnswers } from '../testing/fake-back-end.ts'
import { cookiesOf, testSite } from '../testing/test-site.ts'
import { Failure } from './failure.ts'

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const session = 'session=held-session-id-of-22-chars; userId=u1'
const apps: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

async function start(answers: Parameters<typeof fakeBackEnd>[0] = {}, env?: Record<string, string>) {
  const { send, sent } = fakeBackEnd({ ...siteAnswers, ...answers })
  const { site, lines } = testSite(send, env)
  const app = await createApp({ site, send })
  apps.push(app)
  const post = (url: string, payload: object, cookie = '', headers: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...own, cookie, ...headers } })
  return { app, post, sent: () => sent.filter(({ name }) => name !== 'config.translations'), lines }
}

const form = {
  cpr: '010190-1234',
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileNo: '12345678',
  legalAge: true,
  acceptBonusOffer1: 'VELKOMST',
}

describe('access', () => {
  test('a player call without a session is refused before it leaves', async () => {
    const { post, sent } = await start()
    const answer = await post('/api/user/user-profile', {})
    expect(answer.statusCode).toBe(401)
    expect(answer.json().error).toMatchObject({ code: 'ERR_UNAUTHENTICATED', message: 'Log ind for at fortsætte.' })
    expect(sent()).toEqual([])
  })

  test('a session id that is not the held one is refused, and the session stays', async () => {
    const { post, sent } = await start()
    const answer = await post('/api/user/user-profile', { sessionId: 'somebody-else' }, session)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(sent()).toEqual([])
  })

  test('the held session is filled in, and the answer carries none', async () => {
    const { post, sent } = await start()
    const answer = await post('/api/user/user-profile', {}, session)
    expect(sent()).toMatchObject([{ name: 'session.profile', input: { body: { sessionId: 'held-session-id-of-22-chars' } } }])
    expect(answer.json().data.firstName).toBe('Freja')
    expect(answer.body).not.toContain('held-session')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a session that is over at the back end is forgotten', async () => {
    const refuse = () => {
      throw new Failure('ERR_UNAUTHENTICATED')
    }
    const { post } = await start({ 'session.summary': refuse })
    const answer = await post('/api/deposit/account-summary', {}, session)
    expect(answer.statusCode).toBe(401)
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ session: null, userId: null })
  })

  test('another site may not call, nor an unknown name be called', async () => {
    const { post } = await start()
    expect((await post('/api/siteInfo', {}, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post('/backend/session.drop', {})).statusCode).toBe(404)
  })

  test('the specification’s paths of the back end are not reachable past the tables', async () => {
    const { app } = await start()
    const answer = await app.inject({ method: 'PUT', url: '/Deposit/SetUserDepositLimitsREST', headers: own, payload: {} })
    expect(answer.statusCode).toBe(404)
  })
})

describe('login', () => {
  const identity = {
    'identity.start': () => ({ transactionId: 'tx1', accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } }),
    'identity.openSession': () => ({ sessionId: 'new-session-id-of-22-chars', userId: 'u1', lastLogin: 5 }),
  }

  test('the transaction stays on the server, and the way back on this site', async () => {
    const { post, sent } = await start(identity)
    const answer = await post('/backend/identity.start', { query: { redirectUrl: 'http://site.test/loginsuccess?method=login' } })
    expect(answer.json().data).toEqual({ accessUrl: 'http://core/mitid', loginLog: { loginLogId: 'log1' } })
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ transactionId: 'tx1', loginLog: 'log1' })
    expect(sent()[0]?.input.query).toEqual({ redirectUrl: 'http://site.test/loginsuccess?method=login' })
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'http://site.test.evil.example/', 'javascript:alert(1)'])(
    'nobody is sent back to %s',
    async (redirectUrl) => {
      const { post, sent } = await start(identity)
      expect((await post('/backend/identity.start', { query: { redirectUrl } })).statusCode).toBe(422)
      expect(sent()).toEqual([])
    },
  )

  test('a login sets a new session and shows it to nobody', async () => {
    const { post } = await start(identity)
    const answer = await post('/backend/identity.openSession', {}, 'session=old-session; transactionId=tx1')
    expect(answer.json()).toEqual({ result: 1, data: { lastLogin: 5 } })
    expect(cookiesOf(answer.headers['set-cookie'])).toMatchObject({
      session: 'new-session-id-of-22-chars',
      userId: 'u1',
      transactionId: null,
    })
  })

  test('a session id that the browser already held is not believed', async () => {
    const { post } = await start(identity)
    const answer = await post('/backend/identity.openSession', {}, 'session=new-session-id-of-22-chars; transactionId=tx1')
    expect(answer.statusCode).toBe(502)
  })

  test('without a transaction the player starts over', async () => {
    const { post } = await start(identity)
    expect((await post('/backend/identity.openSession', {})).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  test('logging out forgets the session even when the back end cannot be told', async () => {
    const { post } = await start({
      'session.logout': () => {
        throw new Failure('ERR_UPSTREAM')
      },
    })
    const answer = await post('/api/auth/logout', {}, session)
    expect(answer.statusCode).toBe(502)
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ session: null, userId: null })
  })
})

describe('registration', () => {
  const answers = {
    'registration.saveLog': () => ({ registerLogId: 'reg1' }),
    'registration.register': () => ({ userId: 'u2' }),
    'identity.validateCpr': () => ({ isMatch: true, attemptsLeft: 3 }),
  }

  test('the form travels sealed, and only the log’s part reaches the back end before the end', async () => {
    const { post, sent, lines } = await start(answers)
    const saved = await post('/api/register/logs', form)
    expect(sent()[0]?.input.body).not.toHaveProperty('cpr')
    expect(sent()[0]?.input.body).not.toHaveProperty('email')
    const { registration } = cookiesOf(saved.headers['set-cookie'])
    const cookie = `registration=${registration}; transactionId=tx1; btag=partner1`
    await post('/backend/identity.validateCpr', { query: { method: 'register', logId: 'l' } }, cookie)
    const registered = await post('/backend/registration.register', { body: { cpr: '1111111111' } }, cookie, { 'user-agent': 'Mobile' })
    expect(sent()[1]?.input.query).toMatchObject({ cpr: '0101901234' })
    expect(sent()[2]?.input).toMatchObject({
      params: { transactionId: 'tx1' },
      body: {
        cpr: '0101901234',
        registerLogId: 'reg1',
        btag: 'partner1',
        properties: { Acceptfreespins: true, acceptdepositmatch: false },
      },
    })
    expect(cookiesOf(registered.headers['set-cookie'])).toEqual({ registration: null })
    expect(lines.join()).not.toMatch(/0101901234|010190-1234|sofie@/)
  })

  test('without a form there is nothing to register', async () => {
    const { post } = await start(answers)
    const answer = await post('/backend/registration.register', {}, 'transactionId=tx1; registration=forged')
    expect(answer.json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  test('wrong fields are answered in Danish, and nothing is kept', async () => {
    const { post, sent } = await start(answers)
    const answer = await post('/api/register/logs', { ...form, cpr: '123', legalAge: false })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields).toEqual([
      { path: 'cpr', message: 'CPR-nummeret skal have 10 cifre.' },
      { path: 'legalAge', message: 'Bekræft alder og vilkår for at fortsætte.' },
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(sent()).toEqual([])
  })
})

describe('deposit', () => {
  const payment = { amount: 10_000, attributes: { channelId: 'mobile' }, encryptedCvv: 'x', accountId: 'a1' }
  const confirm = { statusCode: 'success_no_redirect', depositLogId: 'd1', redirectOutput: null }

  test('the idempotency key passes on, and the payment is remembered', async () => {
    const { post, sent } = await start({ 'deposit.confirmCard': () => confirm })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, session, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(200)
    expect(sent()[0]?.idempotencyKey).toBe('attempt-0001')
    expect(cookiesOf(answer.headers['set-cookie'])).toEqual({ depositLog: 'd1' })
  })

  test('money does not move without a key', async () => {
    const { post, sent } = await start({ 'deposit.confirmCard': () => confirm })
    expect((await post('/backend/deposit.confirmCard', { body: payment }, session)).statusCode).toBe(422)
    expect(sent()).toEqual([])
  })

  test('a reload finds the payment by its cookie', async () => {
    const log = { depositLogId: 'd1', state: 'pending', code: null, amount: 10_000, bonus: null }
    const { post, sent } = await start({ 'deposit.log': () => log })
    await post('/api/deposit/deposit-log', {}, `${session}; depositLog=d1`)
    expect(sent()[0]?.input.body).toMatchObject({ depositLogId: 'd1' })
  })

  test('an answer that is not the table’s is an outage, not a result', async () => {
    const { post } = await start({ 'deposit.confirmCard': () => ({ statusCode: 'maybe' }) })
    const answer = await post('/backend/deposit.confirmCard', { body: payment }, session, { 'idempotency-key': 'attempt-0001' })
    expect(answer.statusCode).toBe(502)
  })
})

describe('cookies of the page', () => {
  test('of the session only whether it exists', async () => {
    const { app } = await start()
    const ask = (cookie: string) => app.inject({ url: '/api/cookie?key=session', headers: { cookie } })
    expect((await ask(session)).json().data).toEqual({ success: true, cookie: 'true' })
    expect((await ask('')).json().data).toEqual({ success: true, cookie: null })
  })

  test('a page sets what the list allows, and can never write a session', async () => {
    const { post } = await start()
    const set = (key: string, value: string, max_age = 60) => post('/api/cookie', { key, value, max_age })
    expect(cookiesOf((await set('brand', 'strand')).headers['set-cookie'])).toEqual({ brand: 'strand' })
    expect((await set('brand', 'evil')).statusCode).toBe(403)
    expect((await set('session', 'planted')).statusCode).toBe(403)
    expect((await set('userId', 'u2')).statusCode).toBe(422)
    expect(cookiesOf((await set('session', '', -1)).headers['set-cookie'])).toEqual({ session: null, userId: null })
  })

  test('no lifetime beyond the table’s', async () => {
    const { post } = await start()
    const answer = await post('/api/cookie', { key: 'playerType', value: 'Depositor', max_age: 31_000_000 })
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=604800')
  })
})

test('html of the CMS is cleaned before it is cached', async () => {
  const { post } = await start()
  const answer = await post('/api/main-content', { name: 'home' })
  expect(answer.json().data.blocks).toEqual([{ type: 'prose', html: '<p>Hej</p>' }])
})

test('the limit of a bucket counts over its calls, and answers in Danish', async () => {
  const { post } = await start({ 'registration.validateEmail': () => ({ available: true }) }, { RATE_LIMITS: 'emailCheck=2' })
  const ask = () => post('/backend/registration.validateEmail', { query: { email: 'a@eksempel.dk' } })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const third = await ask()
  expect(third.statusCode).toBe(429)
  expect(third.json().error.code).toBe('ERR_RATE_LIMITED')
})

test('a body that is too large or no JSON is refused with a reference', async () => {
  const { app, post, lines } = await start()
  expect((await post('/api/seo', { slug: 'x'.repeat(40_000) })).statusCode).toBe(422)
  const text = await app.inject({ method: 'POST', url: '/api/seo', payload: 'slug=x', headers: { ...own, 'content-type': 'text/plain' } })
  expect(text.statusCode).toBe(422)
  const { reference } = text.json().error
  expect(lines.some((line) => line.includes(reference))).toBe(true)
})

test('a crash tells the player a reference and the log its stack', async () => {
  const { post, lines } = await start({
    'config.seo': () => {
      throw new Error('secret detail')
    },
  })
  const answer = await post('/api/seo', { slug: '/' })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret detail')
  expect(lines.some((line) => line.includes('secret detail') && line.includes(answer.json().error.reference))).toBe(true)
})
