import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '../core/clock.ts'
import { activityLog, players, sessions } from '../db/schema.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { logIn, type TestSession } from '../testing/identityVisits.ts'

const platform = setUpPlatform()
let freja: TestSession
beforeEach(async () => {
  freja = await logIn(platform, 'freja')
})

const summary = () => platform.post('/api/deposit/account-summary', { sessionId: freja.sessionId })
const validate = () => platform.get(`/GATMaven/users/${freja.sessionId}/validateExpire`)

describe('a session', () => {
  it('ends after 30 idle minutes; a call extends it, querying the expiry does not', async () => {
    platform.clock.advance(29 * minuteMs)
    expect((await summary()).status).toBe(200)
    platform.clock.advance(29 * minuteMs)
    expect((await validate()).data()).toEqual({ userId: freja.userId, expiresAt: platform.clock.now() + minuteMs })
    platform.clock.advance(minuteMs)
    expect(await validate()).toMatchObject({ status: 401, code: 'ERR_UNAUTHENTICATED' })
    expect((await summary()).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('ends after 24 hours despite activity', async () => {
    for (let hours = 0; hours < 23.75; hours += 0.25) {
      platform.clock.advance(hourMs / 4)
      expect((await summary()).status).toBe(200)
    }
    platform.clock.advance(hourMs / 4)
    expect((await summary()).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('ends at logout; logging out twice or as a guest succeeds', async () => {
    for (const body of [{ sessionId: freja.sessionId }, { sessionId: freja.sessionId }, {}]) {
      expect((await platform.post('/api/auth/logout', body)).status).toBe(200)
    }
    expect((await summary()).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('is stored as a hash only', async () => {
    const rows = await platform.platform.transaction(({ db }) => db.select().from(sessions))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(freja.sessionId)
  })
})

it('returns the player’s profile and balances', async () => {
  const profile = (await platform.post('/api/user/user-profile', { sessionId: freja.sessionId })).data()
  expect(profile).toMatchObject({
    login: 'Freja Holm',
    playerType: 'Depositor',
    currency: 'DKK',
    country: 'DK',
    loggedInAt: platform.clock.now(),
    pausedUntil: null,
  })
  expect((await summary()).data()).toEqual({
    Balance: 125_000,
    BonusBalance: 0,
    TotalBalance: 125_000,
    WithdrawableBalance: 125_000,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0,
    FreeSpinsLeft: 0,
  })
})

describe('the log of an expired session', () => {
  const report = async (userId: string, route = '/min-konto/oversigt?x=1') => {
    const body = { userId, from_route: route, datetime: '2026-06-15T10:00:00Z' }
    expect((await platform.post('/Logs/CreateSessionExpireLog', body)).status).toBe(200)
    const rows = await platform.platform.transaction(({ db }) =>
      db.select({ data: activityLog.data }).from(activityLog).where(eq(activityLog.kind, 'session_expired')),
    )
    return rows.map(({ data }) => data)
  }
  beforeEach(async () => {
    await platform.reset()
    freja = await logIn(platform, 'freja')
  })

  it('has the route without its query, once for each session that is over', async () => {
    platform.clock.advance(30 * minuteMs)
    const entry = { userId: freja.userId, route: '/min-konto/oversigt', datetime: '2026-06-15T10:00:00Z' }
    expect(await report(freja.userId)).toEqual([entry])
    expect(await report(freja.userId, '/spil')).toEqual([entry])
    const { sessionId } = await logIn(platform, 'freja')
    expect(await report(freja.userId, '/spil')).toEqual([entry])
    await platform.post('/api/auth/logout', { sessionId })
    expect(await report(freja.userId, '/spil')).toEqual([entry, { ...entry, route: '/spil' }])
  })

  it('has nothing of somebody whose session did not just end, whoever says so', async () => {
    for (const userId of [freja.userId, 'nobody', '']) expect(await report(userId)).toEqual([])
    platform.clock.advance(dayMs + hourMs)
    expect(await report(freja.userId)).toEqual([])
  })
})

describe('the player type', () => {
  const update = (type: string) => platform.put(`/CMScasino/UpdatePlayerTypeToDB/?sessionId=${freja.sessionId}&playerType=${type}`, {})
  const markDepositor = () => platform.put(`/GATMaven/users/${freja.sessionId}/updateDepositor`, {})

  it('follows the ledger, not the request', async () => {
    expect((await update('Depositor')).status).toBe(200)
    expect((await markDepositor()).status).toBe(200)
    expect((await update('Non-Depositor')).code).toBe('ERR_FORBIDDEN')
    expect((await update('Guests')).code).toBe('ERR_VALIDATION')
    freja = await logIn(platform, 'emil')
    expect((await update('Depositor')).code).toBe('ERR_FORBIDDEN')
    expect((await markDepositor()).code).toBe('ERR_FORBIDDEN')
    expect((await update('Non-Depositor')).status).toBe(200)
  })

  it('that is out of date is corrected', async () => {
    await platform.platform.transaction(({ db }) =>
      db.update(players).set({ playerType: 'Non-Depositor' }).where(eq(players.id, freja.userId)),
    )
    const profileType = async () =>
      (await platform.post('/api/user/user-profile', { sessionId: freja.sessionId })).data<{ playerType: string }>().playerType
    expect(await profileType()).toBe('Non-Depositor')
    await update('Depositor')
    expect(await profileType()).toBe('Depositor')
  })
})
