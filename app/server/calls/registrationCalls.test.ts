import { describe, expect, test } from 'vitest'
import { openedSession } from '../testing/fakeBackend.ts'
import type { FakeResponses } from '../testing/testApp.ts'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { startCallServer } from './callTestServer.ts'

const form = {
  cpr: '010190-1234',
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileNo: '12345678',
  legalAge: true,
  acceptBonusOffer1: 'VELKOMST',
}

describe('registration', () => {
  const answers = {
    'registration.saveLog': () => ({ registerLogId: 'reg1' }),
    'registration.register': () => ({ userId: 'u2' }),
    'identity.validateCpr': () => ({ isMatch: true, attemptsLeft: 3 }),
  }

  test('the draft cookie is sealed, and only the log fields reach the back end before registration', async () => {
    const { post, sent, lines } = await startCallServer(answers)
    const saved = await post('/api/register/logs', form)
    expect(sent()[0]?.input.body).not.toHaveProperty('cpr')
    expect(sent()[0]?.input.body).not.toHaveProperty('email')
    const { registration } = parseSetCookies(saved.headers['set-cookie'])
    const cookie = `registration=${registration}; transactionId=tx1; loginLog=l; approvalCode=code1; btag=partner1`
    await post('/backend/identity.validateCpr', { query: { method: 'register', logId: 'l' } }, cookie)
    const registered = await post('/backend/registration.register', { body: { cpr: '1111111111' } }, cookie, { 'user-agent': 'Mobile' })
    expect(sent()[1]?.input.query).toMatchObject({ cpr: '0101901234' })
    expect(sent()[2]?.input).toMatchObject({
      params: { transactionId: 'tx1' },
      query: { approvalCode: 'code1' },
      body: {
        cpr: '0101901234',
        registerLogId: 'reg1',
        btag: 'partner1',
        properties: { Acceptfreespins: true, acceptdepositmatch: false },
      },
    })
    expect(registered.statusCode).toBe(200)
    expect(lines.join()).not.toMatch(/0101901234|010190-1234|sofie@/)
  })

  test.each([
    ['its default', undefined, 600],
    ['as configured, public or not', '{"type":"minute","time":15}', 900],
    ['its default where the configuration is too long', '{"type":"hour","time":2}', 600],
  ])('the draft lives for %s', async (_, value, seconds) => {
    const config =
      value === undefined ? {} : { 'content.systemConfig': () => ({ id: '1', name: 'x', type: 'json', value, isPublic: false }) }
    const { post } = await startCallServer({ ...answers, ...config })
    const saved = await post('/api/register/logs', form)
    const cookie = [saved.headers['set-cookie']].flat().find((line) => line?.startsWith('registration='))
    expect(cookie).toContain(`Max-Age=${seconds}`)
  })

  const flow = 'transactionId=tx1; loginLog=l; approvalCode=code1'
  const query = { method: 'register', logId: 'l' }
  /** Saves the form and returns a sender of later calls, which keeps the draft's cookie as a browser does. */
  async function startFlow(change: FakeResponses = {}) {
    const { app, post, sent, lines } = await startCallServer({ ...answers, ...change })
    let draft = parseSetCookies((await post('/api/register/logs', form)).headers['set-cookie']).registration
    const cookie = () => (draft ? `${flow}; registration=${draft}` : flow)
    const get = (url: string) => app.inject({ url, headers: { cookie: signCookies(cookie()) } })
    const send = async (call: string, payload: object = {}) => {
      const answer = await post(call.startsWith('/') ? call : `/backend/${call}`, payload, cookie())
      const { registration } = parseSetCookies(answer.headers['set-cookie'])
      if (registration !== undefined) draft = registration
      return answer
    }
    const lastSent = (name: string) => sent().findLast((call) => call.name === name)?.input
    return { send, get, lastSent, sent, lines }
  }

  test('a CPR number corrected on the return page is the one that registers', async () => {
    const isMatch = (input: { query?: Record<string, unknown> }) => String(input.query?.cpr).replace('-', '') === '0202905678'
    const { send, lastSent, lines } = await startFlow({
      'identity.validateCpr': (input) => ({ isMatch: isMatch(input), attemptsLeft: 2 }),
    })
    expect((await send('identity.validateCpr', { query })).json().data.isMatch).toBe(false)
    await send('identity.validateCpr', { query: { ...query, cpr: '020290-5678' } })
    await send('registration.register')
    expect(lastSent('registration.register')?.body).toMatchObject({ cpr: '0202905678', firstName: 'Sofie' })
    expect(lines.join()).not.toMatch(/0202905678|020290-5678/)
  })

  test('a CPR number that did not match is not tried again after a reload: the page asks for another', async () => {
    const { send, sent } = await startFlow({ 'identity.validateCpr': () => ({ isMatch: false, attemptsLeft: 2 }) })
    await send('identity.validateCpr', { query })
    const reloaded = await send('identity.validateCpr', { query })
    expect(reloaded.json().error).toMatchObject({ code: 'ERR_VALIDATION', fields: [{ path: 'cpr' }] })
    expect(sent().filter(({ name }) => name === 'identity.validateCpr')).toHaveLength(1)
  })

  test.each([{}, { cpr: '0202905678' }])('with an expired draft no CPR number is asked for or compared: %j', async (typed) => {
    const { post, sent } = await startCallServer(answers)
    const answer = await post('/backend/identity.validateCpr', { query: { ...query, ...typed } }, flow)
    expect(answer.json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
    expect(sent()).toEqual([])
  })

  test.each([
    ['ERR_EMAIL_TAKEN', 'email', 'Der findes allerede en spilkonto med den e-mail. Brug en anden, eller log ind.', true],
    ['ERR_VALIDATION', 'mobileNo', 'Mobilnummeret skal have 8 cifre.', true],
    ['ERR_BONUS_CODE', null, 'Bonuskoden findes ikke. Tjek koden, eller fortsæt uden.', true],
    ['ERR_CPR_MISMATCH', 'cpr', 'CPR-nummeret passer ikke til dit MitID. Tjek tallene, og prøv igen.', false],
  ] as const)('after %s the form is kept with the reason, without its CPR number', async (code, path, message, hasCpr) => {
    const key = path === 'mobileNo' ? 'validation.mobile_digits' : `error.${code}`
    const { send, get, lastSent } = await startFlow({
      'registration.register': () => {
        throw new CallFailure(code, path ? { fields: [{ path, message: key }] } : {})
      },
    })
    await send('identity.validateCpr', { query })
    await send('registration.register')
    const { draft } = (await get('/api/register/draft')).json().data
    expect(draft).toMatchObject({ firstName: 'Sofie', email: 'sofie@eksempel.dk', acceptBonusOffer1: 'VELKOMST', hasCpr })
    expect(draft.refusal.code).toBe(code)
    expect(path ? draft.refusal.fields : [{ path, message: draft.refusal.message }]).toEqual([{ path, message }])
    expect(JSON.stringify(draft)).not.toContain('0101901234')
    // mended and confirmed again: the CPR number that stands needs no second answer
    const { cpr: _, ...mended } = { ...form, email: 'ny@eksempel.dk' }
    expect((await send('/api/register/logs', mended)).statusCode).toBe(hasCpr ? 200 : 422)
    if (!hasCpr) return
    expect((await get('/api/register/draft')).json().data.draft.refusal).toBeNull()
    await send('registration.register')
    expect(lastSent('registration.register')?.body).toMatchObject({ cpr: '0101901234', email: 'ny@eksempel.dk' })
  })

  test('nothing is kept of a refusal that no step can mend', async () => {
    const { send, get } = await startFlow({
      'registration.register': () => {
        throw new CallFailure('ERR_UPSTREAM')
      },
    })
    await send('registration.register')
    expect((await get('/api/register/draft')).json().data.draft).toMatchObject({ refusal: null })
  })

  test('without a kept form there is no draft, and a form without a CPR number is refused at its field', async () => {
    const { app, post } = await startCallServer(answers)
    expect((await app.inject({ url: '/api/register/draft' })).json().data).toEqual({ draft: null })
    const { cpr: _, ...unnamed } = form
    expect((await post('/api/register/logs', unnamed)).json().error.fields).toEqual([
      { path: 'cpr', message: 'CPR-nummeret skal have 10 cifre.' },
    ])
  })

  test('the draft lives until the login, so that a reload in between repeats the registration', async () => {
    const { send } = await startFlow()
    for (let visits = 0; visits < 2; visits += 1) {
      await send('identity.validateCpr', { query })
      expect((await send('registration.register')).statusCode).toBe(200)
    }
    const opened = await send('identity.openSession')
    expect(parseSetCookies(opened.headers['set-cookie'])).toMatchObject({ registration: null })
  })

  describe('the partner and campaign that a player comes from', () => {
    const cookies = 'btag=p1; btagprofile=p2; enhancedCode=e3; msclkid=m4; landingPage=l5'
    const tags = { btag: 'p1', btagprofile: 'p2', enhancedCode: 'e3', msclkid: 'm4', landingPageLogId: 'l5' }
    const registerWith = async (tagCookies: string, entered: object = form) => {
      const { post, sent } = await startCallServer(answers)
      const saved = await post('/api/register/logs', entered, tagCookies)
      const { registration } = parseSetCookies(saved.headers['set-cookie'])
      await post('/backend/registration.register', {}, `${flow}; registration=${registration}; ${tagCookies}`)
      return sent().map(({ input }) => input.body)
    }
    test('are named by the log of the start and by the registration, from their cookies', async () => {
      const [logged, registered] = await registerWith(cookies)
      const { enhancedCode: _, msclkid: __, ...loggedTags } = tags
      expect(logged).toMatchObject(loggedTags)
      expect(registered).toMatchObject(tags)
    })
    test('are none of what a page sends, nor of a forged cookie, which keeps nobody from registering', async () => {
      const [, registered] = await registerWith(`btag=${'x'.repeat(500)}; msclkid=%3Cscript%3E`, { ...form, btag: 'typed' })
      expect(registered).toMatchObject({ btag: '', btagprofile: '', enhancedCode: '', msclkid: '', landingPageLogId: '' })
    })
  })

  describe('the bonus chosen at registration', () => {
    const opened = { ...openedSession, lastLogin: null, playerType: 'Non-Depositor' }
    const chosen = {
      'identity.openSession': () => opened,
      'gamification.addUserToBonus': () => ({}),
      'session.getProperty': () => ({ property: 'firstdeposit', value: '0' }),
    }

    test.each([
      ['free spins', { acceptBonusOffer1: 'VELKOMST' }, 'VELKOMST'],
      ['a deposit match', { acceptBonusOffer1: '', acceptBonusOffer2: 'DOBBELT' }, 'DOBBELT'],
    ])('is given when the session opens, with that session: %s', async (_, offers, bonusCode) => {
      const { post, sent } = await startCallServer({ ...answers, ...chosen })
      const { registration } = parseSetCookies((await post('/api/register/logs', { ...form, ...offers })).headers['set-cookie'])
      expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
      const [given] = sent().filter(({ name }) => name === 'gamification.addUserToBonus')
      expect(given?.input.query).toEqual({ bonusCode, sessionId: opened.sessionId })
    })

    test.each([
      ['by a player who has logged in before', { 'identity.openSession': () => openedSession }, form],
      ['where none was chosen', {}, { ...form, acceptBonusOffer1: '', userDepositLimit: { limitType: 'day', limitAmount: 100 } }],
    ])('is not given %s', async (_, change, entered) => {
      const { post, sent } = await startCallServer({ ...answers, ...chosen, ...change })
      const { registration } = parseSetCookies((await post('/api/register/logs', entered)).headers['set-cookie'])
      expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
      expect(sent().map(({ name }) => name)).not.toContain('gamification.addUserToBonus')
    })

    test('does not keep a player from the account when it cannot be given; the operator learns of it', async () => {
      const refuse = () => {
        throw new CallFailure('ERR_BONUS_CODE')
      }
      const { post, lines } = await startCallServer({ ...answers, ...chosen, 'gamification.addUserToBonus': refuse })
      const { registration } = parseSetCookies((await post('/api/register/logs', form)).headers['set-cookie'])
      expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
      expect(lines.join()).toContain('the bonus chosen at registration was not added')
    })
  })

  describe('what has been entered before it is confirmed', () => {
    const entered = {
      firstName: 'Sofie',
      lastName: '',
      email: 'sofie@',
      mobileCC: '45',
      mobileNo: '2066',
      legalAge: false,
      acceptNewsEmail: true,
      acceptSMSOffer: false,
      acceptBonusOffer1: 'VELKOMST',
      acceptBonusOffer2: '',
      userDepositLimit: { limitType: 'week', limitAmount: null },
    }
    /** A browser with its draft cookie; `saveDraft` and `draft` as its page calls them. */
    async function openForm() {
      const { app, post, sent, lines } = await startCallServer(answers)
      let cookie = ''
      const saveDraft = async (change: object = {}) => {
        const answer = await post('/api/register/draft', { ...entered, ...change }, cookie)
        const { registration } = parseSetCookies(answer.headers['set-cookie'])
        if (registration) cookie = `${flow}; registration=${registration}`
        return answer
      }
      const draft = async () =>
        (await app.inject({ url: '/api/register/draft', headers: { cookie: signCookies(cookie) } })).json().data.draft
      const send = (url: string, payload: object = {}) => post(url, payload, cookie)
      return { saveDraft, draft, send, sent, lines }
    }

    test('is found again as it was, without its CPR number, and nothing of it reaches the back end or a log', async () => {
      const { saveDraft, draft, sent, lines } = await openForm()
      const saved = await saveDraft({ cpr: '010190-1234' })
      expect(saved.json().data).toEqual({})
      expect(saved.headers['set-cookie']?.toString()).toMatch(/HttpOnly/)
      expect(await draft()).toEqual({ ...entered, hasCpr: true, confirmed: false, refusal: null })
      expect(sent()).toEqual([])
      expect(lines.join()).not.toMatch(/0101901234|010190-1234|sofie@/)
    })

    test('keeps the CPR number until another one, or none, is entered', async () => {
      const { saveDraft, draft } = await openForm()
      await saveDraft({ cpr: '0101901234' })
      await saveDraft({ lastName: 'Toft' })
      expect(await draft()).toMatchObject({ lastName: 'Toft', hasCpr: true })
      await saveDraft({ cpr: null })
      expect((await draft()).hasCpr).toBe(false)
    })

    test('is confirmed with the CPR number that it keeps', async () => {
      const { saveDraft, send } = await openForm()
      await saveDraft({ cpr: '0101901234' })
      const { cpr: _, ...confirmed } = form
      expect((await send('/api/register/logs', confirmed)).statusCode).toBe(200)
    })

    test('registers nobody before it is confirmed', async () => {
      const { saveDraft, send, sent } = await openForm()
      await saveDraft({ cpr: '0101901234' })
      for (const call of ['identity.validateCpr', 'registration.register'])
        expect((await send(`/backend/${call}`, { query })).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
      expect(sent()).toEqual([])
    })

    test.each([{ cpr: '123' }, { firstName: 'x'.repeat(81) }, { mobileCC: '46' }])(
      'is not kept when it is not what a form holds: %j',
      async (change) => {
        const { saveDraft, draft } = await openForm()
        expect((await saveDraft(change)).statusCode).toBe(422)
        expect(await draft()).toBeNull()
      },
    )

    test('has a rate limit of its own', async () => {
      const { post } = await startCallServer(answers, { RATE_LIMITS: 'registrationDraft=1' })
      const statuses = []
      for (const path of ['draft', 'draft', 'logs'])
        statuses.push((await post(`/api/register/${path}`, path === 'logs' ? form : entered)).statusCode)
      expect(statuses).toEqual([200, 429, 200])
    })
  })

  test('without a draft the registration has expired', async () => {
    const { post } = await startCallServer(answers)
    const answer = await post('/backend/registration.register', {}, 'transactionId=tx1; registration=forged')
    expect(answer.json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  test.each([
    [{ mobileNo: '123456' }, 'Mobilnummeret skal have 8 cifre.'],
    [{ mobileCC: '299' }, 'Mobilnummeret skal have 6 cifre.'],
  ])('a mobile number follows the rule of its country: %j', async (change, message) => {
    const { post } = await startCallServer(answers)
    expect((await post('/api/register/logs', { ...form, ...change })).json().error.fields).toEqual([{ path: 'mobileNo', message }])
  })

  test('invalid fields have Danish messages, and nothing is stored', async () => {
    const { post, sent } = await startCallServer(answers)
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
