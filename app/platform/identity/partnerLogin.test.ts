import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { activityLog, partnerTokens } from '../db/schema.ts'
import { setUpPlatform, siteUrl, startTestPlatform } from '../testing/harness.ts'
import { findTestPerson } from '../testing/identityVisits.ts'
import { issuePartnerToken } from './partnerTokens.ts'
import type { TestPersonKey } from './testPersons.ts'

const platform = setUpPlatform({ settings: { tokenLogin: true, externalLogin: true } })
beforeEach(() => platform.reset())

const visitor = { clientIP: '203.0.113.9', userDevice: 'Mobile' }
const start = async (on = platform) => {
  const redirectUrl = encodeURIComponent(`${siteUrl}/log-ind/partner`)
  const { transactionId, loginLog } = (await on.post(`/Scrive/transaction/new?redirectUrl=${redirectUrl}`)).data<{
    transactionId: string
    loginLog: { loginLogId: string }
  }>()
  return { transactionId, loginLogId: loginLog.loginLogId }
}
const handover = async (type: 'token' | 'external', person: TestPersonKey) =>
  (await platform.post('/_test/handover', { type, person })).json<{ token: string; pid: string; bearer: string }>()
const withToken = async (token: string, change: object = {}) =>
  platform.post('/GATMaven/loginWithToken', { ...visitor, ...(await start()), token, ...change })
/** Sends the bearer as the site server does. */
const external = async ({ pid, bearer }: { pid: string; bearer: string }, cpr: string, loginLogId?: string) => {
  const response = await platform.inject({
    method: 'POST',
    url: '/GATMaven/LoginExternal',
    headers: { authorization: `Bearer ${bearer}` },
    payload: { ...visitor, loginLogId: loginLogId ?? (await start()).loginLogId, pid, cpr },
  })
  const body = response.json() // the envelope
  return { status: response.statusCode, code: body.code ?? null, data: body.data }
}
const cprOf = async (key: TestPersonKey) => (await findTestPerson(platform, key)).cpr
const audited = (kind: string) =>
  platform.platform.transaction(async ({ db }) =>
    (await db.select().from(activityLog).where(eq(activityLog.kind, kind))).map(({ data }) => data),
  )

describe('login with a token', () => {
  it('opens the session of the account that the token names', async () => {
    const { token } = await handover('token', 'freja')
    const session = (await withToken(token)).data()
    expect(session).toMatchObject({ userNickname: 'Freja', isVerified: true, incompleteUser: false, lastLoginIP: '192.0.2.x' })
    const profile = (await platform.post('/api/user/user-profile', { sessionId: session.sessionId })).data()
    expect(profile).toMatchObject({ firstName: 'Freja' })
  })

  it('ERR_TOKEN_INVALID: a used, expired, unknown or foreign token, all with the same words', async () => {
    const { token } = await handover('token', 'freja')
    await withToken(token)
    const { token: late } = await handover('token', 'freja')
    const { bearer } = await handover('external', 'freja')
    platform.clock.advance(10 * minuteMs)
    const answers = await Promise.all([withToken(token), withToken(late), withToken('x'.repeat(43)), withToken(bearer)])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 410, code: 'ERR_TOKEN_INVALID' })
  })

  it('opens one session, also for two uses at the same moment', async () => {
    const { token } = await handover('token', 'freja')
    const codes = (await Promise.all([withToken(token), withToken(token)])).map(({ code }) => code)
    expect(codes.sort()).toEqual(['ERR_TOKEN_INVALID', null].sort())
  })

  it('uses the transaction up, and takes no other', async () => {
    const transaction = await start()
    await withToken((await handover('token', 'freja')).token, transaction)
    const { token } = await handover('token', 'freja')
    for (const used of [transaction, { transactionId: 'made-up' }, { loginLogId: 'made-up' }])
      expect((await withToken(token, used)).code).toBe('ERR_TRANSACTION_EXPIRED')
    expect((await withToken(token)).status).toBe(200)
  })

  it.each([
    ['ERR_ACCOUNT_UNKNOWN', 'sofie'],
    ['ERR_ACCOUNT_LOCKED', 'ida'],
  ] as const)('%s: the account of %s', async (code, person) => {
    expect((await withToken((await handover('token', person)).token)).code).toBe(code)
  })

  it('is stored as a hash', async () => {
    const { token } = await handover('token', 'freja')
    const rows = await platform.platform.transaction(({ db }) => db.select().from(partnerTokens))
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('external login', () => {
  it('opens the session after the CPR number, once', async () => {
    const freja = await handover('external', 'freja')
    expect((await external(freja, await cprOf('freja'))).data).toMatchObject({ userNickname: 'Freja' })
    expect((await external(freja, await cprOf('freja'))).code).toBe('ERR_TOKEN_INVALID')
  })

  it('needs the bearer of this person', async () => {
    const [freja, emil] = [await handover('external', 'freja'), await handover('external', 'emil')]
    const cpr = await cprOf('freja')
    const { token } = await handover('token', 'freja')
    for (const bearer of [emil.bearer, 'x'.repeat(43), token, ''])
      expect((await external({ pid: freja.pid, bearer }, cpr)).code).toBe('ERR_TOKEN_INVALID')
    expect((await external(freja, cpr)).status).toBe(200)
  })

  it('ERR_CPR_MISMATCH: twice; the third time ERR_TOKEN_EXPIRED, and the bearer is used up', async () => {
    const freja = await handover('external', 'freja')
    const { loginLogId } = await start()
    const codes = []
    for (let tries = 0; tries < 4; tries += 1) codes.push((await external(freja, '0101010101', loginLogId)).code)
    expect(codes).toEqual(['ERR_CPR_MISMATCH', 'ERR_CPR_MISMATCH', 'ERR_TOKEN_EXPIRED', 'ERR_TOKEN_INVALID'])
  })

  it('ERR_LOGIN_LOCKED: five mismatches in an hour, across bearers and logins', async () => {
    const codes = []
    for (let tries = 0; tries < 6; tries += 1) codes.push((await external(await handover('external', 'freja'), '0101010101')).code)
    expect(codes.slice(4)).toEqual(['ERR_LOGIN_LOCKED', 'ERR_LOGIN_LOCKED'])
  })

  it.each([
    ['ERR_NO_ACCOUNT', 'sofie'],
    ['ERR_ACCOUNT_LOCKED', 'ida'],
    ['ERR_EXCLUDED', 'karl'],
    ['ERR_UNDER_AGE', 'alma'],
    ['ERR_AGE_RANGE', 'oscar'],
  ] as const)('%s: %s', async (code, person) => {
    expect((await external(await handover('external', person), await cprOf(person))).code).toBe(code)
  })

  it('ERR_ACCOUNT_UNKNOWN: a person whom the provider does not know, apart from one without an account', async () => {
    const pid = 'gone'
    const bearer = await platform.platform.transaction((context) => issuePartnerToken(context, { type: 'bearer', pid }))
    expect((await external({ pid, bearer }, '0101010101')).code).toBe('ERR_ACCOUNT_UNKNOWN')
  })
})

describe('the audit log', () => {
  it('has every attempt with its outcome, and neither token, bearer, national id nor address', async () => {
    const { token } = await handover('token', 'freja')
    await withToken(token)
    await withToken(token)
    const freja = await handover('external', 'freja')
    const cpr = await cprOf('freja')
    await external(freja, '0101010101')
    await external(freja, cpr)
    expect(await audited('token_login')).toMatchObject([
      { playerId: expect.any(String), userDevice: 'Mobile' },
      { code: 'ERR_TOKEN_INVALID' },
    ])
    expect(await audited('external_login')).toMatchObject([{ code: 'ERR_CPR_MISMATCH' }, { playerId: expect.any(String) }])
    const text = JSON.stringify([await audited('token_login'), await audited('external_login')])
    for (const secret of [token, freja.bearer, freja.pid, cpr, '0101010101', visitor.clientIP]) expect(text).not.toContain(secret)
  })
})

describe('switched off, as by default', () => {
  it('refuses both with ERR_FORBIDDEN, and uses nothing up', async () => {
    const off = await startTestPlatform()
    const { token } = (await off.post('/_test/handover', { type: 'token', person: 'freja' })).json<{ token: string }>()
    const tried = await off.post('/GATMaven/loginWithToken', { ...visitor, ...(await start(off)), token })
    expect(tried).toMatchObject({ status: 403, code: 'ERR_FORBIDDEN' })
    const { loginLogId } = await start(off)
    const other = await off.post('/GATMaven/LoginExternal', { ...visitor, loginLogId, pid: 'p', cpr: '0101010101' })
    expect(other.code).toBe('ERR_FORBIDDEN')
    const [row] = await off.platform.transaction(({ db }) => db.select().from(partnerTokens))
    expect(row?.usedAt).toBeNull()
    await off.close()
  })
})
