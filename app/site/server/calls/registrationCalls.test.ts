import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { startCallServer } from './callTestServer.ts'
import { answers, flow, form, query, startFlow } from './registrationTestKit.ts'

describe('registration', () => {
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

  test('a CPR number corrected on the return page registers', async () => {
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
