import type { ErrorCode } from '@casino/features/api/errors'
import { failureKindOf } from '@casino/features/identity/loginFailure'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '../platform/core/clock.ts'
import type { TestPersonKey } from '../platform/identity/testPersons.ts'
import type { TestPlatform } from '../platform/testing/harness.ts'
import { findTestPerson } from '../platform/testing/identityVisits.ts'
import { createCookieClient } from './cookieClient.ts'
import { startTestSiteOnPlatform, type TestSiteOnPlatform } from './testSiteOnPlatform.ts'

const partner = 'https://partner.example'
let both: TestSiteOnPlatform
let platform: TestPlatform

beforeAll(async () => {
  both = await startTestSiteOnPlatform({
    settings: { tokenLogin: true, externalLogin: true },
    env: { PARTNER_ORIGINS: partner, RATE_LIMITS: 'login=10000' },
  })
  platform = both.platform
})
afterAll(() => both.close())
beforeEach(async () => {
  await platform.reset()
  for (const name of ['tokenLogin', 'externalLogin'])
    await platform.post('/_test/answers', {
      call: 'content.systemConfig',
      where: { name },
      data: { id: name, name, type: 'text', value: 'true', isPublic: false },
    })
})

interface Refusal {
  code: ErrorCode
  message: string
}

/** A browser with its cookies. */
function openBrowser() {
  const { jar, post } = createCookieClient(both.app)
  /** Throws the refusal of the site. */
  async function call<T = unknown>(name: string, input: object = {}): Promise<T> {
    const answer = await post(`/backend/identity.${name}`, input, { 'sec-fetch-site': 'same-origin' })
    const { data, error } = answer.json()
    if (error) throw error
    return data
  }
  async function startAndSubmit(form: Readonly<Record<string, string>>) {
    const redirectUrl = 'http://site.test/loginsuccess?method=login'
    const { accessUrl, loginLog } = await call<{ accessUrl: string; loginLog: { loginLogId: string } }>('start', { query: { redirectUrl } })
    const { headers } = await platform.form(new URL(accessUrl).pathname, form)
    jar.set('approvalCode', new URL(String(headers.location)).searchParams.get('approvalCode') ?? '')
    return { method: 'login', logId: loginLog.loginLogId }
  }
  async function handOver(form: Record<string, string>) {
    const body = new URLSearchParams(form).toString()
    await post('/api/handover', body, { 'content-type': 'application/x-www-form-urlencoded', origin: partner })
    await call('start', { query: { redirectUrl: 'http://site.test/log-ind/partner' } })
  }
  return { call, startAndSubmit, handOver, jar }
}

const cprOf = async (person: TestPersonKey) => (await findTestPerson(platform, person)).cpr
const handover = async (type: 'token' | 'external', person: TestPersonKey) =>
  (await platform.post('/_test/handover', { type, person })).json<Record<string, string>>()

/** Logs in with MitID; `tries`: the numbers that are entered. */
async function logIn(form: Readonly<Record<string, string>>, tries: readonly string[] = []) {
  const browser = openBrowser()
  const query = await browser.startAndSubmit(form)
  await browser.call('completion', { query })
  for (const cpr of tries) await browser.call('validateCpr', { query: { ...query, cpr } })
  return browser.call('openSession')
}
const logInAs = async (person: TestPersonKey) => logIn({ person }, [await cprOf(person)])
async function logInByToken(person: TestPersonKey) {
  const browser = openBrowser()
  await browser.handOver(await handover('token', person))
  return browser.call('loginWithToken')
}
async function logInExternally(person: TestPersonKey, cpr: string) {
  const browser = openBrowser()
  await browser.handOver(await handover('external', person))
  return browser.call('loginExternal', { body: { cpr } })
}

const wrong = '0101010101'
/** The lines of the specification's catalogue (*Error catalogue, Login*) and how each is reached, and what the player reads. */
const catalogue: readonly [line: string, code: ErrorCode, reach: () => Promise<unknown>, words: RegExp][] = [
  ['game account locked', 'ERR_ACCOUNT_LOCKED', () => logInAs('ida'), /er låst/],
  ['game account locked, by token', 'ERR_ACCOUNT_LOCKED', () => logInByToken('ida'), /er låst/],
  ['registered in ROFUS', 'ERR_EXCLUDED', () => logInAs('karl'), /registreret i ROFUS/],
  ['too many failed checks', 'ERR_LOGIN_LOCKED', tooManyChecks, /låst i op til en time/],
  ['unknown account', 'ERR_ACCOUNT_UNKNOWN', () => logInByToken('sofie'), /ikke finde den spilkonto/],
  ['id mismatch', 'ERR_CPR_MISMATCH', () => logIn({ person: 'freja' }, [wrong]), /passer ikke til dit MitID/],
  ['id mismatch, external', 'ERR_CPR_MISMATCH', () => logInExternally('freja', wrong), /passer ikke til dit MitID/],
  ['after three mismatches', 'ERR_TOKEN_EXPIRED', () => logIn({ person: 'freja' }, [wrong, wrong, wrong]), /starte forfra/],
  ['age below minimum', 'ERR_UNDER_AGE', () => logInAs('alma'), /ikke gammel nok/],
  ['age in range', 'ERR_AGE_RANGE', () => logInAs('oscar'), /ikke gammel nok endnu/],
  ['token invalid', 'ERR_TOKEN_INVALID', replayToken, /brugt eller udløbet/],
  ['token invalid, none handed over', 'ERR_TOKEN_INVALID', withoutHandover, /brugt eller udløbet/],
  ['no account for the id', 'ERR_NO_ACCOUNT', () => logInAs('sofie'), /ingen spilkonto til dit MitID/],
  ['MitID technical problems', 'ERR_PROVIDER_FAILED', () => logIn({ answer: 'fail' }), /tekniske problemer/],
  ['MitID cancelled', 'ERR_PROVIDER_REJECTED', () => logIn({ answer: 'reject' }), /afbrød MitID/],
  ['transaction id expired', 'ERR_TRANSACTION_EXPIRED', expiredLogin, /for lang tid/],
  ['transaction id expired at the id', 'ERR_TRANSACTION_EXPIRED', expiredApproval, /for lang tid/],
]

async function replayToken() {
  const form = await handover('token', 'freja')
  const [first, second] = [openBrowser(), openBrowser()]
  await first.handOver(form)
  await second.handOver(form)
  await first.call('loginWithToken')
  return second.call('loginWithToken')
}
async function withoutHandover() {
  const browser = openBrowser()
  await browser.handOver({})
  return browser.call('loginWithToken')
}
async function expiredLogin() {
  const browser = openBrowser()
  const query = await browser.startAndSubmit({ person: 'freja' })
  platform.clock.advance(10 * minuteMs)
  return browser.call('completion', { query })
}

async function expiredApproval() {
  const browser = openBrowser()
  const query = await browser.startAndSubmit({ person: 'freja' })
  await browser.call('completion', { query })
  platform.clock.advance(10 * minuteMs)
  return browser.call('validateCpr', { query: { ...query, cpr: await cprOf('freja') } })
}
/** Two tries in one transaction, three in the next: the fifth mismatch of an hour locks the person also in a third, before the number is asked for. */
async function tooManyChecks() {
  for (const tries of [2, 3]) await logIn({ person: 'freja' }, Array(tries).fill(wrong)).catch(() => null)
  const browser = openBrowser()
  return browser.call('completion', { query: await browser.startAndSubmit({ person: 'freja' }) })
}

describe('the login catalogue, through site and platform', () => {
  it.each(catalogue)('%s: %s', async (_, code, reach, words) => {
    const refusal = await reach().then(
      () => null,
      (error: Refusal) => error,
    )
    expect(refusal?.code).toBe(code)
    expect(refusal?.message).toMatch(words)
  })

  it('has a screen of its own for an unknown account and for no account, and starts anew with an invalid token', () => {
    expect(failureKindOf('ERR_ACCOUNT_UNKNOWN', 'login')).toBe('unknownAccount')
    expect(failureKindOf('ERR_NO_ACCOUNT', 'login')).toBe('noAccount')
    expect(failureKindOf('ERR_TOKEN_INVALID', 'login')).toBe('expired')
  })

  it('opens a new session with each login', async () => {
    const { call, jar, startAndSubmit } = openBrowser()
    const sessions = new Set<string>()
    for (const _ of [1, 2]) {
      const query = await startAndSubmit({ person: 'freja' })
      await call('completion', { query })
      await call('validateCpr', { query: { ...query, cpr: await cprOf('freja') } })
      await call('openSession')
      sessions.add(jar.get('session') ?? '')
    }
    expect(sessions.size).toBe(2)
    expect(sessions).not.toContain('')
  })

  it('logs in by MitID, by token and by id, and writes no token, id or CPR number to the log', async () => {
    const cpr = await cprOf('freja')
    await expect(logInAs('freja')).resolves.toEqual({ lastLogin: expect.any(Number) })
    const [token, external] = [await handover('token', 'freja'), await handover('external', 'freja')]
    for (const [form, call, input] of [
      [token, 'loginWithToken', {}],
      [external, 'loginExternal', { body: { cpr } }],
    ] as const) {
      const browser = openBrowser()
      await browser.handOver(form)
      await expect(browser.call(call, input)).resolves.toEqual({ lastLogin: expect.any(Number) })
      expect([...browser.jar.keys()]).toEqual(expect.arrayContaining(['session', 'userId']))
      expect(browser.jar.has('handover')).toBe(false)
    }
    for (const secret of [cpr, ...Object.values(token), ...Object.values(external)]) expect(both.lines.join()).not.toContain(secret)
  })
})
