import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../core/clock.ts'
import { payByCard } from '../testing/cardPayments.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { logIn, type TestSession } from '../testing/identityVisits.ts'
import { createTestDepositor, createTestSession } from '../testing/testPlayers.ts'

const platform = setUpPlatform()

const limitsOf = async ({ sessionId }: TestSession) =>
  (await platform.get(`/Deposit/GetUserDepositLimitsREST?sessionId=${sessionId}`)).data()
const setLimits = async ({ sessionId }: TestSession, wanted: object) =>
  (await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId, ...wanted })).data()
const pause = ({ sessionId }: TestSession, lockUntil: string) =>
  platform.post(`/Deposit/SetUserLimitlock/${sessionId}?lockUntil=${lockUntil}`)
const pausedUntil = async ({ sessionId }: TestSession) => (await platform.post('/api/user/user-profile', { sessionId })).data().pausedUntil

describe('deposit limits', () => {
  beforeEach(() => platform.reset())

  it('returns current, remaining and pending limits', async () => {
    expect(await limitsOf(await logIn(platform, 'laerke'))).toEqual({
      currentLimits: { depositDay: 50_000, depositWeek: 100_000, depositMonth: 200_000, depositYear: null },
      limitsLeft: { depositDay: 50_000, depositWeek: 80_000, depositMonth: 150_000, depositYear: null },
      pendingLimits: {
        depositDay: null,
        depositWeek: { limitValue: 300_000, validateFrom: platform.clock.now() + 14 * hourMs },
        depositMonth: null,
        depositYear: null,
      },
      availableAt: { depositDay: null, depositWeek: null, depositMonth: null, depositYear: null },
    })
  })

  it('applies an increase after 24 hours on the platform’s clock, a decrease immediately', async () => {
    platform.clock.advance(14 * hourMs)
    const laerke = await logIn(platform, 'laerke')
    expect(await limitsOf(laerke)).toMatchObject({ currentLimits: { depositWeek: 300_000 }, pendingLimits: { depositWeek: null } })
    expect(await setLimits(laerke, { day: 20_000, month: 250_000 })).toMatchObject({
      currentLimits: { depositDay: 20_000, depositMonth: 200_000 },
      pendingLimits: { depositDay: null, depositMonth: { limitValue: 250_000, validateFrom: platform.clock.now() + dayMs } },
    })
  })

  it('cancels a pending increase when the current value is sent', async () => {
    const laerke = await logIn(platform, 'laerke')
    expect(await setLimits(laerke, { week: 100_000 })).toMatchObject({
      currentLimits: { depositWeek: 100_000 },
      pendingLimits: { depositWeek: null },
    })
  })

  it('applies first limits immediately and allows deposits with them', async () => {
    const emil = await logIn(platform, 'emil')
    expect((await payByCard(platform, emil, { amount: 10_000 })).code).toBe('ERR_LIMITS_MISSING')
    expect(await setLimits(emil, { day: 15_000, week: 30_000, month: 30_000 })).toMatchObject({ limitsLeft: { depositDay: 15_000 } })
    expect((await payByCard(platform, emil, { amount: 10_000 })).status).toBe(200)
    expect(await limitsOf(emil)).toMatchObject({ limitsLeft: { depositDay: 5_000, depositWeek: 20_000 } })
  })

  it('tells when a full limit has room for the smallest deposit again', async () => {
    const emil = await logIn(platform, 'emil')
    await setLimits(emil, { day: 15_000, week: 100_000 })
    const paidAt = platform.clock.now()
    expect((await payByCard(platform, emil, { amount: 10_000 })).status).toBe(200)
    const full = { depositDay: paidAt + dayMs, depositWeek: null, depositMonth: null, depositYear: null }
    platform.clock.advance(hourMs / 20)
    expect(await limitsOf(emil)).toMatchObject({ limitsLeft: { depositDay: 5_000 }, availableAt: full })
    platform.clock.advance(dayMs - hourMs / 20)
    const later = await logIn(platform, 'emil')
    expect(await limitsOf(later)).toMatchObject({ limitsLeft: { depositDay: 15_000 }, availableAt: { depositDay: null } })
  })

  it('counts a limit of a year over the last 365 days, and does not accept it instead of day, week and month', async () => {
    const emil = await logIn(platform, 'emil')
    await setLimits(emil, { year: 25_000 })
    expect((await payByCard(platform, emil, { amount: 10_000 })).code).toBe('ERR_LIMITS_MISSING')
    await setLimits(emil, { day: 20_000 })
    expect((await payByCard(platform, emil, { amount: 20_000 })).status).toBe(200)
    platform.clock.advance(364 * dayMs)
    const later = await logIn(platform, 'emil')
    expect((await payByCard(platform, later, { amount: 10_000 })).json()).toMatchObject({
      code: 'ERR_RESPONSIBLE_GAMING_LIMIT',
      data: { left: 5_000 },
    })
    platform.clock.advance(2 * dayMs)
    expect((await payByCard(platform, await logIn(platform, 'emil'), { amount: 10_000 })).status).toBe(200)
  })

  it.each([99, 100_000_001])('rejects a limit below 1 kr or above 1,000,000 kr with its field: %d øre', async (day) => {
    const { sessionId } = await logIn(platform, 'emil')
    const answer = await platform.put('/Deposit/SetUserDepositLimitsREST', { sessionId, day })
    expect(answer.json()).toMatchObject({ code: 'ERR_VALIDATION', fields: [{ path: 'day', message: 'validation.limit_amount' }] })
  })
})

describe('pauses', () => {
  const again = async ({ userId }: TestSession): Promise<TestSession> => ({
    userId,
    sessionId: await platform.platform.transaction((context) => createTestSession(context, userId)),
  })

  it('block deposits for 24 hours or 30 days', async () => {
    let player: TestSession = await createTestDepositor(platform.platform)
    const until = platform.clock.now() + dayMs
    expect((await pause(player, '24h')).data()).toEqual({ pausedUntil: until, closed: false })
    expect((await payByCard(platform, player, { amount: 10_000 })).code).toBe('ERR_PAUSED')
    player = await again(player)
    expect(await pausedUntil(player)).toBe(until)
    platform.clock.advance(dayMs)
    player = await again(player)
    expect(await pausedUntil(player)).toBeNull()
    expect((await payByCard(platform, player, { amount: 10_000 })).status).toBe(200)
  })

  it('are never shortened by a shorter pause', async () => {
    const player = await createTestDepositor(platform.platform)
    const until = platform.clock.now() + 30 * dayMs
    await pause(player, '30d')
    expect((await pause(player, '24h')).data()).toEqual({ pausedUntil: until, closed: false })
  })

  it('close the account when permanent', async () => {
    let player: TestSession = await createTestDepositor(platform.platform)
    expect((await pause(player, 'permanent')).data()).toMatchObject({ pausedUntil: null, closed: true })
    expect((await pause(player, '24h')).code).toBe('ERR_UNAUTHENTICATED')
    platform.clock.advance(400 * dayMs)
    player = await again(player)
    expect(await pausedUntil(player)).not.toBeNull()
    expect((await payByCard(platform, player, { amount: 10_000 })).code).toBe('ERR_PAUSED')
  })

  it('reject any other duration', async () => {
    expect((await pause(await createTestDepositor(platform.platform), '1h')).code).toBe('ERR_VALIDATION')
  })
})
