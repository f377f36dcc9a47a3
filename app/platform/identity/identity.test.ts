import { describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { setUpPlatform, siteUrl } from '../testing/harness.ts'
import { findTestPerson, type IdentityVisit, identifyTestPerson, submitProviderPage } from '../testing/identityVisits.ts'
import { assertAge } from './identityTransactions.ts'
import { makeTestCpr, testDateOfBirth } from './persons.ts'
import { testPersons } from './testPersons.ts'

const platform = setUpPlatform()

const start = (redirectUrl: string) => platform.post(`/Scrive/transaction/new?redirectUrl=${encodeURIComponent(redirectUrl)}`)
const pagePath = async (): Promise<string> => {
  const { accessUrl } = (await start(`${siteUrl}/loginsuccess?method=login`)).data<{ accessUrl: string }>()
  return new URL(accessUrl).pathname
}
type Visit = Pick<IdentityVisit, 'transactionId' | 'logId' | 'approvalCode'>
const completion = ({ transactionId, logId, approvalCode }: Visit) =>
  platform.get(`/Scrive/transaction/${transactionId}?method=login&logId=${logId}&approvalCode=${approvalCode}`)
const validate = ({ transactionId, logId, approvalCode }: Visit, cpr: string) =>
  platform.get(`/Scrive/transaction/${transactionId}/validate-cpr?cpr=${cpr}&method=login&logId=${logId}&approvalCode=${approvalCode}`)
const open = ({ transactionId, approvalCode }: Visit) => platform.get(`/Scrive/GetSessionId/${transactionId}?approvalCode=${approvalCode}`)

describe('starting a transaction', () => {
  it.each([
    'https://ond.example/loginsuccess',
    'http://127.0.0.1:4310.ond.example/',
    'http://navn@127.0.0.1:4310/',
    'javascript:alert(1)',
    '/loginsuccess',
  ])('rejects the redirect URL %s', async (url) => {
    expect(await start(url)).toMatchObject({ status: 422, code: 'ERR_VALIDATION' })
  })

  it('accepts the other loopback origin of the site', async () => {
    expect((await start('http://localhost:4310/loginsuccess')).status).toBe(200)
  })
})

describe('the page', () => {
  it('is Danish, has the test banner, lists every test person, and contains no script', async () => {
    const page = await platform.get(await pagePath())
    expect(page.text).toContain('<html lang="da">')
    expect(page.text).toContain('Test: ingen rigtige penge')
    for (const { firstName } of testPersons) expect(page.text).toContain(`<strong>${firstName}</strong>`)
    expect(page.text).not.toContain('<script')
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' http://127.0.0.1:4310 http://localhost:4310; frame-ancestors 'none'",
    )
  })

  it('redirects to the site with the log id and the code added and the query preserved', async () => {
    const { location, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    expect(location).toBe(`${siteUrl}/loginsuccess?method=login&logId=${logId}&approvalCode=${approvalCode}`)
  })

  it('shows field errors of a manual entry, with escaped values', async () => {
    const page = await platform.form(await pagePath(), { answer: 'free', cpr: '<b>12', birth: '2030-01-01' })
    expect(page.status).toBe(422)
    expect(page.text).toContain('value="&lt;b&gt;12"')
    expect(page.text).toContain('id="cpr-error"')
    expect(page.text).toContain('id="birth-error"')
  })

  it('accepts a manual entry and reuses its person', async () => {
    const form = { answer: 'free', cpr: '610190-1234', birth: '1990-01-01', firstName: 'Asta' }
    const pids = []
    for (let visits = 0; visits < 2; visits += 1) {
      const visit = await submitProviderPage(platform, form)
      const { providerInfo } = (await completion(visit)).data<{
        providerInfo: { dkMitID: { completionData: { userId: string; dateOfBirth: string } } }
      }>()
      expect(providerInfo.dkMitID.completionData.dateOfBirth).toBe('1990-01-01')
      pids.push(providerInfo.dkMitID.completionData.userId)
      expect((await validate(visit, '6101901234')).data()).toEqual({ isMatch: true, attemptsLeft: 3 })
    }
    expect(pids[0]).toBe(pids[1])
    expect(pids[0]).not.toContain('6101901234')
  })

  it('keeps the first submission when submitted again, and redirects', async () => {
    const path = await pagePath()
    const first = await platform.form(path, { answer: 'reject' })
    const second = await platform.form(path, { person: 'freja' })
    expect(second.headers.location).toBe(first.headers.location)
    expect((await platform.get(path)).status).toBe(409)
  })

  it('returns 404 for an unknown token', async () => {
    expect((await platform.get('/identity/made-up')).status).toBe(404)
    expect((await platform.get('/identity/made%00up')).status).toBe(422)
    expect((await platform.form('/identity/made-up', { person: 'freja' })).status).toBe(404)
  })
})

describe('completion', () => {
  it.each([
    [{ answer: 'reject' }, 'ERR_PROVIDER_REJECTED'],
    [{ answer: 'fail' }, 'ERR_PROVIDER_FAILED'],
    [{ answer: 'timeout' }, 'ERR_TRANSACTION_EXPIRED'],
  ])('after %j fails with %s', async (form, code) => {
    const visit = await submitProviderPage(platform, form)
    expect((await completion(visit)).code).toBe(code)
    expect((await open(visit)).code).toBe(code)
  })

  it('fails for an open transaction, an unknown one, and a wrong log id', async () => {
    const { transactionId } = (await start(siteUrl)).data<{ transactionId: string }>()
    expect((await completion({ transactionId, logId: 'x', approvalCode: '' })).code).toBe('ERR_PROVIDER_REJECTED')
    expect((await completion({ transactionId: 'made-up', logId: 'x', approvalCode: '' })).code).toBe('ERR_TRANSACTION_EXPIRED')
    const approved = await submitProviderPage(platform, { person: 'freja' })
    expect((await completion({ ...approved, logId: 'another' })).code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  it('expires after ten minutes on the platform’s clock, as does the page', async () => {
    const path = await pagePath()
    const visit = await submitProviderPage(platform, { person: 'freja' })
    platform.clock.advance(10 * minuteMs - 1)
    expect((await completion(visit)).status).toBe(200)
    platform.clock.advance(1)
    expect((await completion(visit)).code).toBe('ERR_TRANSACTION_EXPIRED')
    expect((await platform.get(path)).status).toBe(410)
  })
})

describe('the national id', () => {
  it('may mismatch twice; the third mismatch expires the token permanently', async () => {
    const visit = await submitProviderPage(platform, { person: 'freja' })
    const { cpr } = await findTestPerson(platform, 'freja')
    expect((await validate(visit, '0101010101')).data()).toEqual({ isMatch: false, attemptsLeft: 2 })
    expect((await validate(visit, '0101010102')).data()).toEqual({ isMatch: false, attemptsLeft: 1 })
    expect(await validate(visit, '0101010103')).toMatchObject({ status: 410, code: 'ERR_TOKEN_EXPIRED' })
    expect((await validate(visit, cpr)).code).toBe('ERR_TOKEN_EXPIRED')
    expect((await open(visit)).code).toBe('ERR_TOKEN_EXPIRED')
  })

  it('matches with a hyphen, and never for William', async () => {
    const visit = await submitProviderPage(platform, { person: 'freja' })
    const { cpr } = await findTestPerson(platform, 'freja')
    expect((await validate(visit, `${cpr.slice(0, 6)}-${cpr.slice(6)}`)).data()).toMatchObject({ isMatch: true })
    const william = await submitProviderPage(platform, { person: 'william' })
    expect((await validate(william, (await findTestPerson(platform, 'william')).cpr)).data()).toMatchObject({
      isMatch: false,
    })
  })
})

describe('opening a session', () => {
  it('requires a matched national id', async () => {
    const visit = await submitProviderPage(platform, { person: 'freja' })
    expect((await open(visit)).code).toBe('ERR_CPR_MISMATCH')
  })

  it.each([
    ['karl', 'ERR_EXCLUDED'],
    ['alma', 'ERR_UNDER_AGE'],
    ['oscar', 'ERR_AGE_RANGE'],
    ['sofie', 'ERR_NO_ACCOUNT'],
    ['ida', 'ERR_ACCOUNT_LOCKED'],
  ] as const)('is rejected for %s with %s', async (key, code) => {
    const visit = await identifyTestPerson(platform, key)
    expect((await open(visit)).code).toBe(code)
  })

  it('includes "locked" in the message for a locked account', async () => {
    const visit = await identifyTestPerson(platform, 'ida')
    expect((await open(visit)).json().message).toContain('locked')
  })

  it('opens one session per transaction, and returns the previous login', async () => {
    const visit = await identifyTestPerson(platform, 'freja')
    const first = (await open(visit)).data<{ sessionId: string; lastLogin: number }>()
    expect(first.sessionId).toHaveLength(43)
    expect(first.lastLogin).toBeLessThan(platform.clock.now())
    expect((await open(visit)).code).toBe('ERR_TRANSACTION_EXPIRED')
    const again = await identifyTestPerson(platform, 'freja')
    const second = (await open(again)).data<{ sessionId: string; lastLogin: number }>()
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(second.lastLogin).toBe(platform.clock.now())
  })
})

describe('test persons', () => {
  const now = Date.parse('2026-01-03T00:30:00Z')
  it('have their configured age, and a national id of their birthday that cannot be assigned', () => {
    const numbers = testPersons.map((person, index) => {
      const born = testDateOfBirth(person, index, now)
      const cpr = makeTestCpr(born, index)
      const [year = '', month = '', day = ''] = born.split('-')
      expect(cpr).toMatch(/^\d{10}$/)
      expect(cpr.slice(0, 6)).toBe(`${Number(day) + 60}${month}${year.slice(2)}`)
      const [least, most] = [
        { minAge: person.age, ageRange: { min: 1, max: 1 } },
        { minAge: person.age + 1, ageRange: { min: 1, max: 1 } },
      ]
      expect(() => assertAge(born, now, least)).not.toThrow()
      expect(() => assertAge(born, now, most)).toThrow()
      return cpr
    })
    expect(new Set(numbers).size).toBe(testPersons.length)
  })
})
