import timers from 'node:timers/promises'
import type { StepUpPurpose } from '@casino/features/identity/constants'
import { hashToken } from '@casino/shared/ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { minuteMs } from '../core/clock.ts'
import { setUpPlatform, siteKeyEnv, siteUrl } from '../testing/harness.ts'
import { approveStepUp, identifyTestPerson, logIn, submitProviderPage } from '../testing/identityVisits.ts'
import { assertStepUp, readStepUp } from './stepUp.ts'

const platform = setUpPlatform({ env: siteKeyEnv })
let sessionId: string
beforeEach(async () => {
  await platform.reset()
  sessionId = (await logIn(platform, 'freja')).sessionId
})

const complete = ({
  transactionId,
  logId,
  approvalCode,
  as = sessionId,
  clientIP = '',
}: Awaited<ReturnType<typeof approveStepUp>> & { as?: string; clientIP?: string }) =>
  platform.post(`/Scrive/transaction/${transactionId}/step-up?${new URLSearchParams({ logId, approvalCode, clientIP })}`, { sessionId: as })
const confirmedUntil = (purpose: StepUpPurpose, as = sessionId) =>
  platform.platform.transaction((context) => readStepUp(context, hashToken(as), purpose))
const approve = (form: Readonly<Record<string, string>> = { person: 'freja' }) => approveStepUp(platform, sessionId, 'contact', form)

describe('a confirmed step-up', () => {
  it('marks this session for its purpose, for five minutes', async () => {
    expect((await complete(await approve())).data()).toEqual({ purpose: 'contact' })
    expect(await confirmedUntil('contact')).toBe(platform.clock.now() + 5 * minuteMs)
    platform.clock.advance(5 * minuteMs - 1)
    expect(await confirmedUntil('contact')).not.toBeNull()
    platform.clock.advance(1)
    expect(await confirmedUntil('contact')).toBeNull()
  })

  it('counts for no other purpose and no other session', async () => {
    const other = (await logIn(platform, 'freja')).sessionId
    await complete(await approve())
    expect(await confirmedUntil('withdrawal')).toBeNull()
    expect(await confirmedUntil('contact', other)).toBeNull()
    const guarded = (purpose: StepUpPurpose) =>
      platform.platform.transaction((context) => assertStepUp(context, hashToken(sessionId), purpose))
    await expect(guarded('contact')).resolves.toBeUndefined()
    await expect(guarded('withdrawal')).rejects.toMatchObject({ code: 'ERR_STEP_UP_REQUIRED' })
  })

  it('cannot be replayed: a second completion finds it used and does not prolong the mark', async () => {
    const approved = await approve()
    await complete(approved)
    platform.clock.advance(4 * minuteMs)
    expect((await complete(approved)).code).toBe('ERR_TRANSACTION_EXPIRED')
    platform.clock.advance(minuteMs)
    expect(await confirmedUntil('contact')).toBeNull()
  })

  it('is used once by two completions at the same time', async () => {
    const approved = await approve()
    const answers = await Promise.all([complete(approved), complete(approved)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['ERR_TRANSACTION_EXPIRED', null])
  })

  it('is worth nothing in another session, not even one of the same player', async () => {
    const other = (await logIn(platform, 'freja')).sessionId
    const approved = await approve()
    expect((await complete({ ...approved, as: other })).code).toBe('ERR_TRANSACTION_EXPIRED')
    expect((await complete(approved)).status).toBe(200)
  })

  it('is not granted to a session that has ended since', async () => {
    const approved = await approve()
    await platform.post('/api/auth/logout', { sessionId })
    expect((await complete(approved)).code).toBe('ERR_UNAUTHENTICATED')
  })
})

describe('a step-up is refused', () => {
  it('with the MitID of another person, and then the transaction is spent', async () => {
    const approved = await approve({ person: 'emil' })
    expect(await complete(approved)).toMatchObject({ status: 403, code: 'ERR_STEP_UP_PERSON' })
    expect((await complete(approved)).code).toBe('ERR_TOKEN_EXPIRED')
    expect(await confirmedUntil('contact')).toBeNull()
  })

  it('for an hour to a person who failed five times, and only later to the others of the address', async () => {
    const waits = vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
    const clientIP = '203.0.113.9'
    const completeAs = async (person: string) => (await complete({ ...(await approve({ person })), clientIP })).code
    for (let n = 0; n < 4; n += 1) expect(await completeAs('emil')).toBe('ERR_STEP_UP_PERSON')
    expect(waits).not.toHaveBeenCalled()
    for (let n = 0; n < 2; n += 1) expect(await completeAs('emil')).toBe('ERR_LOGIN_LOCKED')
    expect(await confirmedUntil('contact')).toBeNull()
    expect(await completeAs('freja')).toBeNull()
    expect(waits).toHaveBeenLastCalledWith(1000)
    expect(await confirmedUntil('contact')).not.toBeNull()
  })

  it.each([
    ['ERR_PROVIDER_REJECTED', { answer: 'reject' }],
    ['ERR_PROVIDER_FAILED', { answer: 'fail' }],
    ['ERR_TRANSACTION_EXPIRED', { answer: 'timeout' }],
  ])('with %s when the provider’s page ends so', async (code, form) => {
    expect((await complete(await approve(form))).code).toBe(code)
  })

  it('without the code of its approval, and with the log id of another', async () => {
    const approved = await approve()
    expect((await complete({ ...approved, approvalCode: 'made-up' })).code).toBe('ERR_OTHER_BROWSER')
    expect((await complete({ ...approved, logId: 'made-up' })).code).toBe('ERR_TRANSACTION_EXPIRED')
    platform.clock.advance(10 * minuteMs)
    expect((await complete(approved)).code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  it('without a session, and on a return address of another site', async () => {
    const start = (session: string, redirectUrl: string) =>
      platform.post(`/Scrive/transaction/step-up?${new URLSearchParams({ redirectUrl, purpose: 'contact' })}`, { sessionId: session })
    expect((await start('no-such-session', `${siteUrl}/`)).code).toBe('ERR_UNAUTHENTICATED')
    expect((await start(sessionId, 'https://evil.example/')).code).toBe('ERR_VALIDATION')
  })
})

describe('transactions of one kind are unknown to the calls of the other', () => {
  it('a login does not confirm', async () => {
    expect((await complete(await submitProviderPage(platform, { person: 'freja' }))).code).toBe('ERR_TRANSACTION_EXPIRED')
    expect((await complete({ ...(await identifyTestPerson(platform, 'freja')), location: '' })).code).toBe('ERR_TRANSACTION_EXPIRED')
  })

  it('a step-up is no login', async () => {
    const { transactionId, logId, approvalCode } = await approve()
    const query = new URLSearchParams({ method: 'login', logId, approvalCode, cpr: '0101010000' })
    for (const path of [`transaction/${transactionId}`, `transaction/${transactionId}/validate-cpr`, `GetSessionId/${transactionId}`])
      expect((await platform.get(`/Scrive/${path}?${query}`)).code, path).toBe('ERR_TRANSACTION_EXPIRED')
  })
})
