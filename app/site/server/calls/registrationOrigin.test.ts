import { describe, expect, test } from 'vitest'
import { openedSession } from '../testing/fakeBackend.ts'
import { parseSetCookies } from '../testing/testSite.ts'
import { CallFailure } from './callFailure.ts'
import { startCallServer } from './callTestServer.ts'
import { answers, flow, form } from './registrationTestKit.ts'

describe('the partner and campaign that a new player comes from', () => {
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
  test('come neither from the page nor from a forged cookie, which stops no registration', async () => {
    const [, registered] = await registerWith(`btag=${'x'.repeat(500)}; msclkid=%3Cscript%3E`, { ...form, btag: 'typed' })
    expect(registered).toMatchObject({ btag: '', btagprofile: '', enhancedCode: '', msclkid: '', landingPageLogId: '' })
  })
})

describe('the bonus chosen at registration', () => {
  const opened = { ...openedSession, lastLogin: null, playerType: 'Non-Depositor' }
  const chosen = {
    'identity.openSession': () => opened,
    'bonuses.addUserToBonus': () => ({}),
    'session.getProperty': () => ({ property: 'firstdeposit', value: '0' }),
  }

  test.each([
    ['free spins', { acceptBonusOffer1: 'VELKOMST' }, 'VELKOMST'],
    ['a deposit match', { acceptBonusOffer1: '', acceptBonusOffer2: 'DOBBELT' }, 'DOBBELT'],
  ])('is given when the session opens, with that session: %s', async (_, offers, bonusCode) => {
    const { post, sent } = await startCallServer({ ...answers, ...chosen })
    const { registration } = parseSetCookies((await post('/api/register/logs', { ...form, ...offers })).headers['set-cookie'])
    expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
    const [given] = sent().filter(({ name }) => name === 'bonuses.addUserToBonus')
    expect(given?.input.query).toEqual({ bonusCode, sessionId: opened.sessionId })
  })

  test.each([
    ['by a player who has logged in before', { 'identity.openSession': () => openedSession }, form],
    ['where none was chosen', {}, { ...form, acceptBonusOffer1: '', userDepositLimit: { limitType: 'day', limitAmount: 100 } }],
  ])('is not given %s', async (_, change, entered) => {
    const { post, sent } = await startCallServer({ ...answers, ...chosen, ...change })
    const { registration } = parseSetCookies((await post('/api/register/logs', entered)).headers['set-cookie'])
    expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
    expect(sent().map(({ name }) => name)).not.toContain('bonuses.addUserToBonus')
  })

  test('does not keep a player from the account when it cannot be given; the operator learns of it', async () => {
    const refuse = () => {
      throw new CallFailure('ERR_BONUS_CODE')
    }
    const { post, lines } = await startCallServer({ ...answers, ...chosen, 'bonuses.addUserToBonus': refuse })
    const { registration } = parseSetCookies((await post('/api/register/logs', form)).headers['set-cookie'])
    expect((await post('/backend/identity.openSession', {}, `${flow}; registration=${registration}`)).statusCode).toBe(200)
    expect(lines.join()).toContain('the bonus chosen at registration was not added')
  })
})
