import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { dayMs } from '../core/clock.ts'
import { contactChanges, playerEvents } from '../db/schema.ts'
import { listedChanges } from '../profile/contactLog.ts'
import { setUpPlatform, siteKeyEnv, testStart } from '../testing/harness.ts'
import {
  approveStepUp,
  findTestPerson,
  identifyTestPerson,
  logIn,
  submitProviderPage,
  type TestSession,
} from '../testing/identityVisits.ts'
import { recordPlayerEvent } from './playerEvents.ts'

const platform = setUpPlatform({ env: siteKeyEnv })
const visitor = { clientIP: '203.0.113.7', userDevice: 'Mobile', userAgent: '' }
const device = expect.objectContaining({ type: 'Mobile', address: '203.0.113.x' })

let session: TestSession
beforeEach(async () => {
  await platform.reset()
  const { transactionId, approvalCode } = await identifyTestPerson(platform, 'freja')
  const query = new URLSearchParams({ approvalCode, ...visitor })
  session = (await platform.get(`/Scrive/GetSessionId/${transactionId}?${query}`)).data<TestSession & Record<string, unknown>>()
})
afterAll(() => vi.restoreAllMocks())

/** Events since the start of the test, without what all of them have. */
const events = () =>
  platform.platform.transaction(async ({ db }) =>
    (await db.select().from(playerEvents).orderBy(playerEvents.id))
      .filter(({ at }) => at >= testStart)
      .map(({ kind, subject, before, after, actor, device: from }) => ({ kind, subject, before, after, actor, from })),
  )
const last = async () => (await events()).at(-1)
const none = { before: null, after: null, actor: 'player' }

it('a login is recorded with the device', async () => {
  expect(await last()).toEqual({ kind: 'login', subject: 'full', ...none, from: device })
})

it('a limit is recorded with what it was and what it will be, and only where it changes', async () => {
  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: session.sessionId, day: 300_000, week: 500_000 })
  expect((await events()).filter(({ kind }) => kind === 'deposit_limit')).toEqual([
    {
      kind: 'deposit_limit',
      subject: 'day',
      before: { value: 200_000 },
      after: { value: 300_000, from: testStart + dayMs },
      actor: 'player',
      from: device,
    },
  ])
})

it('a limit of play is recorded with its kind and period, and its removal with when it begins', async () => {
  const change = (value: number | null) =>
    platform.post('/api/user/play-limit', { sessionId: session.sessionId, kind: 'stake', period: 'week', value })
  for (const value of [50_000, 50_000, 40_000, null]) await change(value)
  const recorded = { kind: 'play_limit', subject: 'stake week', actor: 'player', from: device }
  expect((await events()).filter(({ kind }) => kind === 'play_limit')).toEqual([
    { ...recorded, before: { value: null }, after: { value: 50_000 } },
    { ...recorded, before: { value: 50_000 }, after: { value: 40_000 } },
    { ...recorded, before: { value: 40_000 }, after: { value: null, from: testStart + dayMs } },
  ])
})

it('a pause and the closing of the account are recorded', async () => {
  const lock = (lockUntil: string) => platform.post(`/Deposit/SetUserLimitlock/${session.sessionId}?lockUntil=${lockUntil}`)
  await lock('24h')
  expect(await last()).toMatchObject({ kind: 'pause', before: { value: null }, after: { value: testStart + dayMs }, from: device })
  const before = (await events()).length
  await lock('24h')
  expect(await events(), 'what changes nothing is no event').toHaveLength(before)
  await lock('30d')
  expect(await last()).toMatchObject({
    kind: 'pause',
    subject: '30d',
    before: { value: testStart + dayMs },
    after: { value: testStart + 30 * dayMs },
  })
  await lock('permanent')
  expect(await last()).toMatchObject({ kind: 'closing', after: { value: Date.parse('2027-06-15T10:00:00Z') }, from: device })
})

it('a confirmed identity and a refused one are recorded', async () => {
  const complete = async (person: 'freja' | 'emil') => {
    const { transactionId, logId, approvalCode } = await approveStepUp(platform, session.sessionId, 'card', { person })
    const query = new URLSearchParams({ logId, approvalCode, clientIP: visitor.clientIP })
    return platform.post(`/Scrive/transaction/${transactionId}/step-up?${query}`, { sessionId: session.sessionId })
  }
  await complete('freja')
  expect(await last()).toEqual({ kind: 'step_up', subject: 'card', ...none, from: device })
  expect((await complete('emil')).code).toBe('ERR_STEP_UP_PERSON')
  expect(await last()).toEqual({ kind: 'step_up_failed', subject: 'card', ...none, from: device })
})

it('a refused login stays recorded, with its reason', async () => {
  const visit = await submitProviderPage(platform, { person: 'freja' })
  const query = new URLSearchParams({ cpr: '0101901234', method: 'login', ...visit, clientIP: visitor.clientIP })
  await platform.get(`/Scrive/transaction/${visit.transactionId}/validate-cpr?${query}`)
  expect(await last()).toEqual({ kind: 'login_failed', subject: 'ERR_CPR_MISMATCH', ...none, from: { address: '203.0.113.x' } })

  const { transactionId, approvalCode } = await identifyTestPerson(platform, 'ida')
  const refused = await platform.get(`/Scrive/GetSessionId/${transactionId}?${new URLSearchParams({ approvalCode, ...visitor })}`)
  expect(refused.code).toBe('ERR_ACCOUNT_LOCKED')
  expect(await last()).toEqual({ kind: 'login_failed', subject: 'ERR_ACCOUNT_LOCKED', ...none, from: device })
})

it('a refused login of a person without an account is kept, and nothing of the person', async () => {
  const { transactionId, approvalCode } = await identifyTestPerson(platform, 'sofie')
  const refused = await platform.get(`/Scrive/GetSessionId/${transactionId}?${new URLSearchParams({ approvalCode, ...visitor })}`)
  expect(refused.code).toBe('ERR_NO_ACCOUNT')
  expect(await last()).toEqual({ kind: 'login_failed', subject: 'ERR_NO_ACCOUNT', ...none, from: null })
  const rows = await platform.platform.transaction(({ db }) => db.select().from(playerEvents).orderBy(playerEvents.id))
  expect(rows.at(-1)).toMatchObject({ playerId: null, sessionHash: null })
})

it('the log has a line for each, without an address of a person', async () => {
  const log = vi.spyOn(platform.platform.log, 'info').mockReturnValue()
  await logIn(platform, 'freja')
  const { cpr, pid } = await findTestPerson(platform, 'freja')
  expect(log.mock.calls).toContainEqual([
    { event: 'login', subject: 'full', playerId: session.userId, from: expect.any(String) },
    'account event',
  ])
  expect(JSON.stringify(log.mock.calls)).not.toMatch(new RegExp(`${cpr}|${pid}`))
  log.mockRestore()
})

it('an operator who locks an account in the database is recorded by the name of the role', async () => {
  const run = (statement: ReturnType<typeof sql>) => platform.platform.transaction(({ db }) => db.execute(statement))
  await run(sql`update players set status = 'locked' where id = ${session.userId}`)
  expect(await last()).toMatchObject({ kind: 'lock', before: { value: 'active' }, after: { value: 'locked' }, actor: expect.any(String) })
  expect((await last())?.actor).not.toBe('player')
})

it('none can be changed, or removed before five years are over', async () => {
  const refusal = (statement: string) =>
    platform.platform.transaction(({ db }) => db.execute(sql.raw(statement))).catch((error: Error) => error.cause)
  expect(await refusal("update player_events set kind = 'pause'")).toMatchObject({ message: expect.stringContaining('append-only') })
  expect(await refusal('truncate player_events')).toMatchObject({ message: expect.stringContaining('append-only') })
  expect(await refusal('delete from player_events')).toMatchObject({ message: expect.stringContaining('kept for five years') })
})

it('the player sees what changed, and what was tried', async () => {
  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: session.sessionId, day: 100_000 })
  const { changes } = (await platform.post('/api/user/changes', { sessionId: session.sessionId })).data<{ changes: readonly object[] }>()
  expect(changes[0]).toMatchObject({
    field: 'deposit_limit',
    subject: 'day',
    before: { value: 200_000 },
    after: { value: 100_000 },
    device: { type: 'Mobile' },
  })
  expect(changes).not.toContainEqual(expect.objectContaining({ field: 'login' }))

  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: session.sessionId, week: 400_000 })
  const other = await logIn(platform, 'laerke')
  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: other.sessionId, month: 100_000 })
  const subjectsOf = async ({ sessionId }: TestSession) =>
    (await platform.post('/api/user/changes', { sessionId }))
      .data<{ changes: readonly { subject: string }[] }>()
      .changes.map(({ subject }) => subject)
  expect((await subjectsOf(session)).slice(0, 2), 'newest first, and of nobody else').toEqual(['week', 'day'])
})

it('no number of logins pushes a change out of what the player sees', async () => {
  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: session.sessionId, day: 100_000 })
  await platform.platform.transaction(async (context) => {
    for (let count = 0; count < listedChanges; count += 1) await recordPlayerEvent(context, { id: session.userId }, { kind: 'login' })
  })
  const { changes } = (await platform.post('/api/user/changes', { sessionId: session.sessionId })).data<{ changes: readonly object[] }>()
  expect(changes[0]).toMatchObject({ field: 'deposit_limit', after: { value: 100_000 } })
})

it('the player sees changes of contact data and of limits in the order of their times', async () => {
  await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId: session.sessionId, day: 100_000 })
  await platform.platform.transaction(({ db }) =>
    db.insert(contactChanges).values({
      id: 'earlier',
      playerId: session.userId,
      field: 'mobile',
      before: '20112233',
      after: '20112244',
      changedAt: testStart - 1,
    }),
  )
  const { changes } = (await platform.post('/api/user/changes', { sessionId: session.sessionId })).data<{ changes: readonly object[] }>()
  expect(changes).toMatchObject([{ field: 'deposit_limit' }, { field: 'mobile' }])
})
