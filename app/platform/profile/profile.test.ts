import type { Login } from '@casino/features/profile/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '../core/clock.ts'
import { openSession } from '../players/sessionStore.ts'
import { setUpPlatform, siteKeyEnv } from '../testing/harness.ts'
import { identifyTestPerson } from '../testing/identityVisits.ts'
import { createTestPlayer, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform({ env: siteKeyEnv })
let player: TestPlayer
beforeEach(async () => {
  player = await createTestPlayer(platform.platform)
})

const device = (addressHash: string) => ({ type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x', addressHash }) as const
const logInWith = (addressHash: string) =>
  platform.platform.transaction((context) => openSession(context, player.id, { siteOrigin: 'http://site', device: device(addressHash) }))
const loginsOf = async (sessionId: string) =>
  (await platform.post('/api/user/logins', { sessionId })).data<{ logins: readonly Login[] }>().logins
const isLoggedIn = async (sessionId: string) => (await platform.post('/api/user/user-profile', { sessionId })).status === 200

describe('the logins of a player', () => {
  it('are listed newest first, with the current one, without what would grant access', async () => {
    platform.clock.advance(minuteMs)
    const phone = await logInWith('a')
    platform.clock.advance(minuteMs)
    const other = await logInWith('b')
    const logins = await loginsOf(phone)
    expect(logins.map(({ current, active, device: known }) => [current, active, known?.sameAddress ?? null])).toEqual([
      [false, true, false],
      [true, true, true],
      [false, true, null],
    ])
    expect(logins[1]?.device).toEqual({ type: 'Mobile', browser: 'Safari, iOS', address: '203.0.113.x', sameAddress: true })
    const text = JSON.stringify(logins)
    for (const secret of [phone, other, player.sessionId, player.sessionHash, 'addressHash']) expect(text).not.toContain(secret)
  })

  it('show ended and expired ones as such, and at most ten', async () => {
    for (let day = 0; day < 12; day += 1) {
      platform.clock.advance(dayMs)
      await logInWith('a')
    }
    const last = await logInWith('a')
    const logins = await loginsOf(last)
    expect(logins).toHaveLength(10)
    expect(logins.filter(({ active }) => active)).toHaveLength(2)
  })

  it('include every active session, however many', async () => {
    for (let logins = 0; logins < 11; logins += 1) {
      platform.clock.advance(1)
      await logInWith('a')
    }
    const logins = await loginsOf(player.sessionId)
    expect(logins.filter(({ active }) => active)).toHaveLength(12)
    expect(logins.at(-1)?.current).toBe(true)
    const ended = (await platform.post('/api/user/end-other-sessions', { sessionId: player.sessionId })).data<{ ended: number }>()
    expect(ended).toEqual({ ended: 11 })
    expect(await loginsOf(player.sessionId)).toHaveLength(11)
  })

  it('are not shown to other players', async () => {
    const before = await loginsOf(player.sessionId)
    const stranger = await createTestPlayer(platform.platform)
    expect((await loginsOf(stranger.sessionId)).map(({ id }) => id)).not.toContain(before[0]?.id)
  })
})

describe('ending the other sessions', () => {
  const endOthers = async (sessionId: string) =>
    (await platform.post('/api/user/end-other-sessions', { sessionId })).data<{ ended: number }>()

  it('ends them at once, keeps this one, and counts only active ones', async () => {
    platform.clock.advance(2 * dayMs)
    const [phone, laptop] = [await logInWith('a'), await logInWith('b')]
    const stranger = await createTestPlayer(platform.platform)
    expect(await endOthers(phone)).toEqual({ ended: 1 })
    expect(await Promise.all([phone, laptop, player.sessionId].map(isLoggedIn))).toEqual([true, false, false])
    expect(await isLoggedIn(stranger.sessionId)).toBe(true)
    expect(await endOthers(phone)).toEqual({ ended: 0 })
  })
})

it('a login stores its browser, and the next one is told the address of the last', async () => {
  const logInFrom = async (clientIP: string) => {
    const { transactionId, approvalCode } = await identifyTestPerson(platform, 'freja')
    const query = new URLSearchParams({ approvalCode, clientIP, userDevice: 'Mobile', userAgent: '' })
    return (await platform.get(`/Scrive/GetSessionId/${transactionId}?${query}`)).data<{ sessionId: string; lastLoginIP: string | null }>()
  }
  await logInFrom('203.0.113.9')
  platform.clock.advance(minuteMs)
  const { sessionId, lastLoginIP } = await logInFrom('198.51.100.7')
  expect(lastLoginIP).toBe('203.0.113.x')
  expect((await loginsOf(sessionId)).slice(0, 2).map((login) => login.device?.address)).toEqual(['198.51.100.x', '203.0.113.x'])
})
