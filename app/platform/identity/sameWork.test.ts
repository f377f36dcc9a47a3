import { type Logger, NoopLogger } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setUpPlatform, siteUrl } from '../testing/harness.ts'
import { findTestPerson, submitProviderPage } from '../testing/identityVisits.ts'
import type { TestPersonKey } from './testPersons.ts'

const platform = setUpPlatform({ settings: { tokenLogin: true, externalLogin: true } })
beforeEach(() => platform.reset())

/** The statements that a request sends to the database, without their values: what takes time. */
async function workOf(send: () => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = []
  const spy = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery').mockImplementation((query) => void statements.push(query))
  await send()
  spy.mockRestore()
  expect(statements.length).toBeGreaterThan(0)
  return statements
}

describe('a question does the same work for every person', () => {
  it('an e-mail address with an account and one without', async () => {
    const ask = (email: string) => workOf(() => platform.get(`/CMScasino/ValidateEmail?email=${encodeURIComponent(email)}`))
    expect(await ask('freja@eksempel.dk')).toEqual(await ask('ingen@eksempel.dk'))
  })

  it.each(['completion', 'CPR check'] as const)('%s of a person with an account, of one without, and of one in ROFUS', async (call) => {
    const ask = async (person: TestPersonKey) => {
      const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person })
      const query = new URLSearchParams({ method: 'login', logId, approvalCode, clientIP: '203.0.113.9' })
      if (call === 'CPR check') query.set('cpr', (await findTestPerson(platform, person)).cpr)
      const path = `/Scrive/transaction/${transactionId}${call === 'CPR check' ? '/validate-cpr' : ''}`
      return workOf(() => platform.get(`${path}?${query}`))
    }
    const [known, unknown, excluded] = [await ask('freja'), await ask('sofie'), await ask('karl')]
    expect(unknown).toEqual(known)
    expect(excluded).toEqual(known)
  })

  it('a CPR number of another person, and one of no person', async () => {
    const ask = async (cpr: string) => {
      const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
      const query = new URLSearchParams({ cpr, method: 'login', logId, approvalCode })
      return workOf(() => platform.get(`/Scrive/transaction/${transactionId}/validate-cpr?${query}`))
    }
    const { cpr: emils } = await findTestPerson(platform, 'emil')
    await ask('0101010101') // the first failure of a person has no row yet
    expect(await ask(emils)).toEqual(await ask('0101010101'))
  })

  it('a token that is unknown, used, or of another kind', async () => {
    const logIn = async (token: string) => {
      const redirectUrl = encodeURIComponent(`${siteUrl}/log-ind/partner`)
      const started = await platform.post(`/Scrive/transaction/new?redirectUrl=${redirectUrl}`)
      const { transactionId, loginLog } = started.data<{ transactionId: string; loginLog: { loginLogId: string } }>()
      const body = { transactionId, loginLogId: loginLog.loginLogId, clientIP: '203.0.113.9', userDevice: 'Mobile', token }
      return () => platform.post('/GATMaven/loginWithToken', body)
    }
    const handOver = async (type: 'token' | 'external') =>
      (await platform.post('/_test/handover', { type, person: 'freja' })).json<{ token: string; bearer: string }>()
    const { token: used } = await handOver('token')
    await (await logIn(used))()
    const [unknown, again, other] = ['x'.repeat(43), used, (await handOver('external')).bearer]
    const work = await workOf(await logIn(unknown))
    expect(await workOf(await logIn(again))).toEqual(work)
    expect(await workOf(await logIn(other))).toEqual(work)
  })
})
