import { describe, expect, test } from 'vitest'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { startCallServer } from './callTestServer.ts'
import { answers, flow, form, query } from './registrationTestKit.ts'

describe('what has been entered in a registration before it is confirmed', () => {
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
    const draft = async () => (await app.inject({ url: '/api/register/draft', headers: { cookie: signCookies(cookie) } })).json().data.draft
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

  test('registers no player before it is confirmed', async () => {
    const { saveDraft, send, sent } = await openForm()
    await saveDraft({ cpr: '0101901234' })
    for (const call of ['identity.validateCpr', 'registration.register'])
      expect((await send(`/backend/${call}`, { query })).json().error.code).toBe('ERR_TRANSACTION_EXPIRED')
    expect(sent()).toEqual([])
  })

  test.each([{ cpr: '123' }, { firstName: 'x'.repeat(81) }, { mobileCC: '46' }])(
    'is not kept when it does not match the form: %j',
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
