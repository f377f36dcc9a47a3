import { beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { identityTransactions } from '../db/schema.ts'
import { setUpPlatform, siteUrl } from '../testing/harness.ts'
import { findTestPerson, submitProviderPage } from '../testing/identityVisits.ts'
import type { TestResponse } from '../testing/platformClient.ts'
import { registrationForm } from '../testing/registrationForm.ts'

const platform = setUpPlatform()
let cpr: string
beforeAll(async () => {
  cpr = (await findTestPerson(platform, 'freja')).cpr
})

const query = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()
/** The calls that continue an approved transaction, with or without the code of the approval. */
const calls = {
  completion: (id: string, logId: string, code: object) =>
    platform.get(`/Scrive/transaction/${id}?${query({ method: 'login', logId, ...code })}`),
  'CPR check': (id: string, logId: string, code: object) =>
    platform.get(`/Scrive/transaction/${id}/validate-cpr?${query({ cpr, method: 'login', logId, ...code })}`),
  'session opening': (id: string, _: string, code: object) => platform.get(`/Scrive/GetSessionId/${id}?${query({ ...code })}`),
  registration: (id: string, _: string, code: object) =>
    platform.post(`/Register/${id}?${query({ ...code })}`, registrationForm('6101901234')),
} as const
const startAndOpenPage = async () => {
  const redirectUrl = encodeURIComponent(`${siteUrl}/loginsuccess?method=login`)
  const { transactionId, accessUrl, loginLog } = (await platform.post(`/Scrive/transaction/new?redirectUrl=${redirectUrl}`)).data<{
    transactionId: string
    accessUrl: string
    loginLog: { loginLogId: string }
  }>()
  const path = new URL(accessUrl).pathname
  const form = /name="form" value="([^"]+)"/.exec((await platform.get(path)).text)?.[1] ?? ''
  return { path, form, transactionId, logId: loginLog.loginLogId }
}
const codeOf = (page: TestResponse) => new URL(String(page.headers.location)).searchParams.get('approvalCode')

describe.each(Object.entries(calls))('%s of a transaction that somebody else approved by link', (_, send) => {
  it.each([
    ['without a code', () => ({})],
    ['with a made-up code', () => ({ approvalCode: 'x'.repeat(43) })],
    [
      'with the code of another approval',
      async () => ({ approvalCode: (await submitProviderPage(platform, { person: 'freja' })).approvalCode }),
    ],
  ])('is refused %s, without a word about the person', async (_case, otherCode) => {
    const { transactionId, logId } = await submitProviderPage(platform, { person: 'freja' })
    const answer = await send(transactionId, logId, await otherCode())
    expect(answer).toMatchObject({ status: 403, code: 'ERR_OTHER_BROWSER' })
    expect(answer.json()).not.toHaveProperty('data')
  })
})

describe('the code of an approval', () => {
  it('has 256 random bits, is only in the redirect, and is stored as a hash', async () => {
    const { approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    expect(approvalCode).toMatch(/^[\w-]{43}$/)
    const stored = await platform.platform.transaction(({ db }) => db.select().from(identityTransactions))
    expect(JSON.stringify(stored)).not.toContain(approvalCode)
  })

  it('is not created by a refusal, and not told by the page of an approved transaction', async () => {
    expect((await submitProviderPage(platform, { answer: 'reject' })).location).not.toContain('approvalCode')
    const { path } = await startAndOpenPage()
    await platform.form(path, { person: 'freja' })
    const page = await platform.get(path)
    expect(page.status).toBe(409)
    expect(page.text).toContain('logId=')
    expect(page.text).not.toContain('approvalCode')
  })

  it('expires with the transaction', async () => {
    const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    platform.clock.advance(10 * minuteMs)
    expect((await calls.completion(transactionId, logId, { approvalCode })).code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  it('opens one session: a replay finds the transaction used', async () => {
    const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    for (const call of ['completion', 'CPR check', 'completion', 'session opening'] as const)
      expect((await calls[call](transactionId, logId, { approvalCode })).status, call).toBe(200)
    for (const send of Object.values(calls))
      expect((await send(transactionId, logId, { approvalCode })).code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  it('is checked before the national id: a stranger cannot use up the tries of the player', async () => {
    const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    for (let tries = 0; tries < 5; tries += 1) await calls['CPR check'](transactionId, logId, {})
    expect((await calls['CPR check'](transactionId, logId, { approvalCode })).data()).toEqual({ isMatch: true, attemptsLeft: 3 })
  })
})

describe('a repeated submission of the provider’s page', () => {
  it('by a double click gets a new code, which replaces the first', async () => {
    const { path, form, transactionId, logId } = await startAndOpenPage()
    const codes = []
    for (let clicks = 0; clicks < 2; clicks += 1) codes.push(codeOf(await platform.form(path, { person: 'freja', form })))
    const answers = codes.map((approvalCode) => calls.completion(transactionId, logId, { approvalCode }))
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(['ERR_OTHER_BROWSER', null])
  })

  it.each(['', 'made-up'])('from another browser gets none: form "%s"', async (otherForm) => {
    const { path, form } = await startAndOpenPage()
    await platform.form(path, { person: 'freja', form })
    const own = /name="form" value="([^"]+)"/.exec((await platform.get(path)).text)?.[1]
    expect(own).toBeUndefined()
    const repeated = await platform.form(path, { person: 'freja', form: otherForm })
    expect(repeated.status).toBe(303)
    expect(codeOf(repeated)).toBeNull()
  })

  it('of a page that was opened before, in another browser, gets none either', async () => {
    const { path, form } = await startAndOpenPage()
    const attackers = /name="form" value="([^"]+)"/.exec((await platform.get(path)).text)?.[1] ?? ''
    expect(attackers).not.toBe(form)
    await platform.form(path, { person: 'freja', form })
    expect(codeOf(await platform.form(path, { person: 'freja', form: attackers }))).toBeNull()
  })
})
