import timers from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hourMs, minuteMs } from '../core/clock.ts'
import { identityFailures } from '../db/schema.ts'
import { removeExpiredRows } from '../retention/removeExpiredRows.ts'
import { setUpPlatform, siteKeyEnv, startTestPlatform } from '../testing/harness.ts'
import { findTestPerson, submitProviderPage } from '../testing/identityVisits.ts'
import type { TestPersonKey } from './testPersons.ts'

const platform = setUpPlatform({ env: siteKeyEnv })
beforeEach(() => platform.reset())

const wrong = '0101010101'
/** How long answers have waited, in ms; no test waits for them. */
const waits: number[] = []
beforeEach(() => {
  waits.length = 0
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms) => void waits.push(ms ?? 0))
})

/** A new transaction approved by the person, and its calls from an address. */
async function visit(key: TestPersonKey, address = '203.0.113.1') {
  const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: key })
  const { cpr } = await findTestPerson(platform, key)
  const codeOf = async (path: string, query: object): Promise<string | null> => {
    const search = new URLSearchParams({ method: 'login', logId, approvalCode, clientIP: address, ...query })
    return (await platform.get(`${path}?${search}`)).code
  }
  return {
    completion: () => codeOf(`/Scrive/transaction/${transactionId}`, {}),
    validate: (number = cpr) => codeOf(`/Scrive/transaction/${transactionId}/validate-cpr`, { cpr: number }),
  }
}
/** Fails as often as told, with a new transaction before a third mismatch would expire one. Returns the last code. */
async function fail(times: number, key: TestPersonKey, address?: string) {
  let code: string | null = null
  for (let n = 0; n < times; n += 1) code = await (await visit(key, address)).validate(wrong)
  return code
}

describe('after five failed identity checks within an hour', () => {
  it('a person is locked out from every address, in new transactions, also with the right number', async () => {
    expect(await fail(4, 'freja', '203.0.113.1')).toBeNull()
    expect(await fail(1, 'freja', '203.0.113.2')).toBe('ERR_LOGIN_LOCKED')
    const next = await visit('freja', '203.0.113.3')
    expect([await next.completion(), await next.validate()]).toEqual(['ERR_LOGIN_LOCKED', 'ERR_LOGIN_LOCKED'])
    expect(await (await visit('emil', '203.0.113.3')).validate()).toBeNull()
  })

  it('an address is slowed for every person and never locked, and another address is not slowed', async () => {
    await fail(4, 'freja')
    expect(waits).toEqual([])
    expect(await fail(1, 'emil')).toBeNull()
    expect(waits).toEqual([1000])
    const noah = await visit('noah')
    expect([await noah.completion(), await noah.validate()]).toEqual([null, null])
    expect(waits).toEqual([1000, 1000])
    expect(await (await visit('noah', '203.0.113.9')).validate()).toBeNull()
    expect(waits).toHaveLength(2)
  })

  it('an address with any number of failures waits for a few seconds at most', async () => {
    for (const key of ['freja', 'emil', 'noah'] as const) await fail(4, key)
    waits.length = 0
    expect(await (await visit('ida')).validate()).toBeNull()
    expect(waits).toEqual([5000])
  })

  it('the addresses of one IPv6 visitor are one', async () => {
    await fail(3, 'freja', '2001:db8:1:2::1')
    await fail(2, 'emil', '2001:db8:1:2:ffff::9')
    expect(waits).toEqual([1000])
    await (await visit('noah', '2001:db8:1:3::1')).validate()
    expect(waits).toHaveLength(1)
  })

  it('the lock ends an hour after the first of them', async () => {
    await fail(1, 'freja')
    platform.clock.advance(30 * minuteMs)
    expect(await fail(4, 'freja')).toBe('ERR_LOGIN_LOCKED')
    platform.clock.advance(30 * minuteMs - 1)
    expect(await (await visit('freja')).validate()).toBe('ERR_LOGIN_LOCKED')
    platform.clock.advance(1)
    expect(await (await visit('freja')).validate()).toBeNull()
    expect(await fail(1, 'freja')).toBe('ERR_LOGIN_LOCKED')
  })

  it('is counted once for each of ten concurrent checks', async () => {
    const visits = await Promise.all(Array.from({ length: 10 }, (_, n) => visit('freja', `203.0.113.${n}`)))
    const codes = await Promise.all(visits.map(({ validate }) => validate(wrong)))
    expect(codes.filter((code) => code === null)).toHaveLength(4)
    expect(codes.filter((code) => code === 'ERR_LOGIN_LOCKED')).toHaveLength(6)
  })

  it('says that the login is locked, in the documented word', async () => {
    await fail(4, 'freja')
    const { transactionId, logId, approvalCode } = await submitProviderPage(platform, { person: 'freja' })
    const query = new URLSearchParams({ cpr: wrong, method: 'login', logId, approvalCode })
    const refused = await platform.get(`/Scrive/transaction/${transactionId}/validate-cpr?${query}`)
    expect(refused.json()).toMatchObject({ code: 'ERR_LOGIN_LOCKED', message: expect.stringContaining('locked') })
  })
})

it('without a SITE_KEY a call counts for the caller’s address, not for the address it names', async () => {
  const open = await startTestPlatform()
  const { cpr } = await findTestPerson(open, 'noah')
  const validate = async (key: TestPersonKey, number: string, named: object, remoteAddress: string) => {
    const { transactionId, logId, approvalCode } = await submitProviderPage(open, { person: key })
    const query = new URLSearchParams({ method: 'login', logId, approvalCode, cpr: number, ...named })
    const answer = await open.inject({ url: `/Scrive/transaction/${transactionId}/validate-cpr?${query}`, remoteAddress })
    return answer.json().code ?? null
  }
  const [stranger, victim] = ['198.51.100.7', '203.0.113.1']
  for (const key of ['freja', 'freja', 'emil', 'emil', 'ida'] as const) await validate(key, wrong, { clientIP: victim }, stranger)
  expect(waits).toHaveLength(1)
  expect(await validate('noah', cpr, { clientIP: victim }, victim)).toBeNull()
  expect(waits).toHaveLength(1)
  expect(await validate('noah', cpr, { clientIP: victim }, stranger)).toBeNull()
  expect(waits).toHaveLength(2)
  await open.close()
})

it('keeps neither a national id nor an address, and nothing once the failures no longer count', async () => {
  await fail(2, 'freja')
  const rows = () => platform.platform.transaction(({ db }) => db.select().from(identityFailures))
  expect(await rows()).toHaveLength(2)
  expect(JSON.stringify(await rows())).not.toMatch(/203\.0\.113|0101010101/)
  platform.clock.advance(hourMs)
  await removeExpiredRows(platform.platform)
  expect(await rows()).toHaveLength(2)
  platform.clock.advance(1)
  await removeExpiredRows(platform.platform)
  expect(await rows()).toEqual([])
})
