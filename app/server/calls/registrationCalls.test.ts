import { describe, expect, test } from 'vitest'
import { parseSetCookies } from '../testing/testSite.ts'
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
    expect(parseSetCookies(registered.headers['set-cookie'])).toEqual({ registration: null })
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

  test('without a draft the registration has expired', async () => {
    const { post } = await startCallServer(answers)
    const answer = await post('/backend/registration.register', {}, 'transactionId=tx1; registration=forged')
    expect(answer.json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
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
