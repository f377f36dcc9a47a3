import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { activityLog } from '../db/schema.ts'
import { setUpPlatform, siteUrl, startTestPlatform } from '../testing/harness.ts'
import { findTestPerson } from '../testing/identityVisits.ts'
import { registrationForm } from '../testing/registrationForm.ts'

const platform = setUpPlatform({ settings: { externalLogin: true, bypassRegistration: true } })
beforeEach(() => platform.reset())

type Person = 'sofie' | 'freja' | 'karl' | 'alma'
const handOver = async (person: Person, on = platform) => {
  const { bearer, pid } = (await on.post('/_test/handover', { type: 'external', person })).json<{ bearer: string; pid: string }>()
  return { bearer, pid, cpr: (await findTestPerson(on, person)).cpr }
}
const send = async (url: string, bearer: string, payload: object, on = platform) => {
  const answer = await on.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${bearer}` } })
  const body = answer.json() // the envelope
  return { status: answer.statusCode, code: body.code ?? null, data: body.data }
}
const register = (bearer: string, cpr: string, on = platform) =>
  send('/Register/Bypass', bearer, registrationForm(cpr, { email: 'sofie.ny@eksempel.dk', clientIP: '203.0.113.9' }), on)

describe('registration with a bearer', () => {
  it('creates the account, whose first login uses the bearer up; a repetition returns the same account', async () => {
    const { bearer, pid, cpr } = await handOver('sofie')
    const created = await register(bearer, cpr)
    expect(created.data).toMatchObject({ userId: expect.any(String), name: { firstName: 'Sofie', lastName: 'Toft', isCorrected: false } })
    expect((await register(bearer, cpr)).data).toEqual(created.data)
    const redirectUrl = encodeURIComponent(`${siteUrl}/log-ind/partner`)
    const started = await platform.post(`/Scrive/transaction/new?redirectUrl=${redirectUrl}`)
    const { loginLogId } = started.data<{ loginLog: { loginLogId: string } }>().loginLog
    const login = { pid, cpr, loginLogId, clientIP: '203.0.113.9', userDevice: 'Mobile' }
    expect((await send('/GATMaven/LoginExternal', bearer, login)).data).toMatchObject({ userId: created.data.userId, lastLogin: null })
    expect((await register(bearer, cpr)).code).toBe('ERR_TOKEN_INVALID')
  })

  it('ERR_TOKEN_INVALID: without a bearer, or with another', async () => {
    const { cpr } = await handOver('sofie')
    for (const bearer of ['', 'x'.repeat(43)]) expect((await register(bearer, cpr)).code).toBe('ERR_TOKEN_INVALID')
  })

  it('ERR_CPR_MISMATCH: another person’s number, twice; the third time ERR_TOKEN_EXPIRED, and the bearer is used up', async () => {
    const { bearer, cpr } = await handOver('sofie')
    const codes = []
    for (let tries = 0; tries < 3; tries += 1) codes.push((await register(bearer, '0101010101')).code)
    expect(codes).toEqual(['ERR_CPR_MISMATCH', 'ERR_CPR_MISMATCH', 'ERR_TOKEN_EXPIRED'])
    expect((await register(bearer, cpr)).code).toBe('ERR_TOKEN_INVALID')
  })

  it('ERR_LOGIN_LOCKED: five mismatches in an hour, across bearers', async () => {
    const codes = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await register((await handOver('sofie')).bearer, '0101010101')).code)
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'ERR_CPR_MISMATCH'), 'ERR_LOGIN_LOCKED'])
  })

  it.each([
    ['ERR_CPR_REGISTERED', 'freja'],
    ['ERR_EXCLUDED', 'karl'],
    ['ERR_UNDER_AGE', 'alma'],
  ] as const)('%s: %s', async (code, person) => {
    const { bearer, cpr } = await handOver(person)
    expect((await register(bearer, cpr)).code).toBe(code)
  })

  it('is in the audit log, without national id and bearer', async () => {
    const { bearer, cpr } = await handOver('sofie')
    await register(bearer, '0101010101')
    await register(bearer, cpr)
    const rows = await platform.platform.transaction(({ db }) =>
      db.select().from(activityLog).where(eq(activityLog.kind, 'bypass_registration')),
    )
    expect(rows.map(({ data }) => data)).toMatchObject([{ code: 'ERR_CPR_MISMATCH' }, { playerId: expect.any(String) }])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${bearer}|${cpr}|0101010101`))
  })

  it('ERR_FORBIDDEN: switched off, as by default', async () => {
    const off = await startTestPlatform({ settings: { externalLogin: true } })
    const { bearer, cpr } = await handOver('sofie', off)
    expect((await register(bearer, cpr, off)).code).toBe('ERR_FORBIDDEN')
    await off.close()
  })
})
