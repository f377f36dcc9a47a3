import { describe, expect, it } from 'vitest'
import { activityLog } from '../db/schema.ts'
import { accountSummaryOf } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { type IdentityVisit, identifyNewPerson, identifyTestPerson, logIn, submitProviderPage } from '../testing/identityVisits.ts'
import { registrationForm } from '../testing/registrationForm.ts'

const platform = setUpPlatform()

const register = ({ transactionId, approvalCode, cpr }: IdentityVisit, change: object = {}) =>
  platform.post(`/Register/${transactionId}?approvalCode=${approvalCode}`, registrationForm(cpr, change))

describe('registering', () => {
  it('creates the account with its limit, and logs in with the same transaction', async () => {
    const sofie = await identifyNewPerson(platform)
    const { userId } = (await register(sofie)).data<{ userId: string }>()
    const session = (await platform.get(`/Scrive/GetSessionId/${sofie.transactionId}?approvalCode=${sofie.approvalCode}`)).data<{
      sessionId: string
      userId: string
      lastLogin: null
    }>()
    expect(session).toMatchObject({ userId, lastLogin: null })
    expect(await accountSummaryOf(platform, session)).toMatchObject({ Balance: 0, TotalBalance: 0 })
    const limits = (await platform.get(`/Deposit/GetUserDepositLimitsREST?sessionId=${session.sessionId}`)).data()
    expect(limits).toMatchObject({ currentLimits: { depositDay: null, depositWeek: 50_000, depositMonth: null } })
    const profile = (await platform.post('/api/user/user-profile', { sessionId: session.sessionId })).data()
    expect(profile).toMatchObject({
      firstName: 'Sofie',
      playerType: 'Non-Depositor',
      lastLogin: null,
      pausedUntil: null,
      emailNotify: false,
    })
  })

  it('accepts a Greenlandic mobile number of six digits', async () => {
    expect((await register(await identifyNewPerson(platform), { mobileCC: '299', mobileNo: '206677' })).status).toBe(200)
  })

  it.each([
    ['Sofia', 'Tofte', true],
    [' sofie ', 'TOFT', false],
  ])('keeps the provider’s name instead of the entered %s %s', async (firstName, lastName, isCorrected) => {
    await platform.reset()
    const { transactionId, approvalCode, cpr } = await identifyTestPerson(platform, 'sofie')
    const registered = await platform.post(
      `/Register/${transactionId}?approvalCode=${approvalCode}`,
      registrationForm(cpr, { firstName, lastName }),
    )
    expect(registered.data().name).toEqual({ firstName: 'Sofie', lastName: 'Toft', isCorrected })
    const { sessionId } = (await platform.get(`/Scrive/GetSessionId/${transactionId}?approvalCode=${approvalCode}`)).data<{
      sessionId: string
    }>()
    const profile = (await platform.post('/api/user/user-profile', { sessionId })).data()
    expect(profile).toMatchObject({ firstName: 'Sofie', lastName: 'Toft' })
    await platform.reset() // Sofie has no account for the tests that follow
  })

  it('keeps the provider’s whole name of a person entered by hand', async () => {
    const entered = { answer: 'free', cpr: '6102921234', birth: '1992-02-01', firstName: 'Asta', lastName: 'Vang' }
    const visit = { ...(await submitProviderPage(platform, entered)), cpr: entered.cpr }
    const { transactionId, logId, approvalCode, cpr } = visit
    await platform.get(
      `/Scrive/transaction/${transactionId}/validate-cpr?${new URLSearchParams({ cpr, method: 'login', logId, approvalCode })}`,
    )
    expect((await register(visit)).data().name).toEqual({ firstName: 'Asta', lastName: 'Vang', isCorrected: true })
  })

  it('returns the same response when repeated with the transaction', async () => {
    const sofie = await identifyNewPerson(platform)
    const first = await register(sofie)
    expect((await register(sofie)).text).toBe(first.text)
  })

  it('creates one account from two concurrent attempts', async () => {
    const visits = [await identifyTestPerson(platform, 'sofie'), await identifyTestPerson(platform, 'sofie')]
    const codes = (await Promise.all(visits.map((visit) => register(visit)))).map(({ code }) => code)
    expect(codes.sort()).toEqual(['ERR_CPR_REGISTERED', null].sort())
  })

  it('requires no limit with a bonus, and rejects an unknown bonus', async () => {
    const sofie = await identifyNewPerson(platform)
    expect((await register(sofie, { userDepositLimit: null, acceptBonusOffer1: 'GRATIS' })).code).toBe('ERR_BONUS_CODE')
    expect((await register(sofie, { userDepositLimit: null, acceptBonusOffer1: 'VELKOMST' })).status).toBe(200)
  })

  it.each([
    ['VELKOMST', { acceptBonusOffer1: 'VELKOMST' }, 200],
    ['DOBBELT', { acceptBonusOffer2: 'DOBBELT' }, 200],
    ['a deposit match in the field of free spins', { acceptBonusOffer1: 'DOBBELT' }, 422],
    ['free spins in the field of a deposit match', { acceptBonusOffer2: 'VELKOMST' }, 422],
    ['two bonuses', { acceptBonusOffer1: 'VELKOMST', acceptBonusOffer2: 'DOBBELT' }, 422],
  ])('takes one welcome bonus in its own field: %s', async (chosen, offers, status) => {
    const sofie = await identifyNewPerson(platform)
    const answer = await register(sofie, { userDepositLimit: null, ...offers })
    expect(answer).toMatchObject(status === 200 ? { status } : { status, code: 'ERR_BONUS_CODE' })
    if (status !== 200) return
    const { sessionId } = (await platform.get(`/Scrive/GetSessionId/${sofie.transactionId}?approvalCode=${sofie.approvalCode}`)).data<{
      sessionId: string
    }>()
    const chosenCode = async () => (await platform.post('/api/user/user-profile', { sessionId })).data().chosenBonusCode
    expect(await chosenCode()).toBe(chosen)
    // AddUserToBonusCodeV2 gives the player another bonus, and refuses one that is not offered.
    const add = (code: string) => platform.post(`/api/Bonuses/AddUserToBonusCodeV2?bonusCode=${code}&sessionId=${sessionId}`, {})
    expect((await add('GRATIS')).code).toBe('ERR_BONUS_CODE')
    expect((await add('velkomst')).status).toBe(200)
    expect(await chosenCode()).toBe('VELKOMST')
  })

  it('AddUserToBonusCodeV2 is for players who have not deposited', async () => {
    const { sessionId } = await logIn(platform, 'freja')
    expect((await platform.post(`/api/Bonuses/AddUserToBonusCodeV2?bonusCode=VELKOMST&sessionId=${sessionId}`, {})).code).toBe(
      'ERR_BONUS_CODE',
    )
  })

  it.each([
    ['no limit and no bonus', { userDepositLimit: null }, 'userDepositLimit'],
    ['a limit under 1 kr', { userDepositLimit: { limitType: 'day', limitAmount: 99 } }, 'userDepositLimit.limitAmount'],
    ['a limit over 1,000,000 kr', { userDepositLimit: { limitType: 'day', limitAmount: 100_000_001 } }, 'userDepositLimit.limitAmount'],
    ['no consent to the terms', { legalAge: false }, 'legalAge'],
    ['a Danish mobile number of six digits', { mobileNo: '206677' }, 'mobileNo'],
    ['a Greenlandic mobile number of eight digits', { mobileCC: '299', mobileNo: '20667788' }, 'mobileNo'],
    ['a mobile number with letters', { mobileNo: '2066778a' }, 'mobileNo'],
    ['a wrong e-mail', { email: 'sofie@' }, 'email'],
    ['no first name', { firstName: ' ' }, 'firstName'],
  ])('rejects %s with its field, and writes nothing', async (_, change, path) => {
    const sofie = await identifyNewPerson(platform)
    const answer = await register(sofie, change)
    expect(answer).toMatchObject({ status: 422, code: 'ERR_VALIDATION' })
    expect(answer.json<{ fields: readonly unknown[] }>().fields).toContainEqual(expect.objectContaining({ path }))
    expect((await platform.get(`/Scrive/GetSessionId/${sofie.transactionId}?approvalCode=${sofie.approvalCode}`)).code).toBe(
      'ERR_NO_ACCOUNT',
    )
  })

  it.each([
    ['karl', 'ERR_EXCLUDED'],
    ['alma', 'ERR_UNDER_AGE'],
    ['oscar', 'ERR_AGE_RANGE'],
  ] as const)('rejects %s with %s', async (key, code) => {
    expect((await register(await identifyTestPerson(platform, key))).code).toBe(code)
  })

  it('ERR_CPR_REGISTERED (status 0) is a registered person, ERR_USER_LOCKED (status 1) a locked one', async () => {
    const freja = await register(await identifyTestPerson(platform, 'freja'))
    expect(freja.json()).toMatchObject({ code: 'ERR_CPR_REGISTERED', data: { status: 0 } })
    const ida = await register(await identifyTestPerson(platform, 'ida'))
    expect(ida.json()).toMatchObject({ code: 'ERR_USER_LOCKED', data: { status: 1 } })
  })

  it('ERR_CPR_MISMATCH: the national id must match the person who approved', async () => {
    const sofie = await identifyNewPerson(platform)
    const william = await submitProviderPage(platform, { person: 'william' })
    expect((await register({ ...william, cpr: sofie.cpr })).code).toBe('ERR_CPR_MISMATCH')
    expect((await register({ ...sofie, cpr: '0101010101' })).code).toBe('ERR_CPR_MISMATCH')
  })

  it('ERR_EMAIL_TAKEN rejects a duplicate e-mail, case-insensitively', async () => {
    const sofie = await identifyNewPerson(platform)
    expect(await register(sofie, { email: 'FREJA@eksempel.dk' })).toMatchObject({ status: 409, code: 'ERR_EMAIL_TAKEN' })
  })
})

describe('queries of the form', () => {
  it('return whether an e-mail is available', async () => {
    const available = async (email: string) =>
      (await platform.get(`/CMScasino/ValidateEmail?email=${encodeURIComponent(email)}`)).data().available
    expect(await available('Freja@Eksempel.dk')).toBe(false)
    expect(await available('ny@eksempel.dk')).toBe(true)
    expect((await platform.get('/CMScasino/ValidateEmail?email=nej')).code).toBe('ERR_VALIDATION')
  })

  it('list the bonuses with pagination', async () => {
    const codes = async (query: string) =>
      (await platform.get(`/api/Bonuses?${query}`))
        .data<{ bonuses: readonly { bonusCode: string }[] }>()
        .bonuses.map(({ bonusCode }) => bonusCode)
    expect(await codes('PageSize=10&CurrentPage=1&active=true')).toEqual(['VELKOMST', 'DOBBELT'])
    expect(await codes('PageSize=10&CurrentPage=2&active=true')).toEqual([])
    expect(await codes('PageSize=10&CurrentPage=1&active=false')).toEqual([])
    expect(
      (await platform.get('/api/Bonuses?PageSize=mange&CurrentPage=1&active=ja')).json<{ fields: readonly unknown[] }>().fields,
    ).toHaveLength(2)
  })

  it('log the start without national id, name or e-mail', async () => {
    await platform.post('/api/register/logs', registrationForm('6101901234', { acceptBonusOffer1: 'VELKOMST' }))
    expect((await platform.post('/api/register/logs', { acceptBonusOffer1: 'VELKOMST' })).data()).toHaveProperty('registerLogId')
    const rows = await platform.platform.transaction(({ db }) => db.select().from(activityLog))
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).toContain('VELKOMST')
    expect(JSON.stringify(rows)).not.toMatch(/6101901234|Sofie|sofie/)
  })
})
