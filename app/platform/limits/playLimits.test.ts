import type { PlayLimit } from '@casino/features/api/entities/playLimits'
import { hashToken, newId } from '@casino/shared/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { placeBet, playRound, postDeposit, settleRound } from '../money/index.ts'
import { setUpPlatform } from '../testing/harness.ts'
import { createTestDepositor, createTestPlayer, createTestSession, type TestPlayer } from '../testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const run = <T>(work: (context: TransactionContext) => Promise<T>) => platform.platform.transaction(work)
const set = (kind: string, period: string, value: number | null) =>
  platform.post('/api/user/play-limit', { sessionId: player.sessionId, kind, period, value })
const limitOf = async (kind: string, period: string) => {
  const { limits } = (await platform.post('/api/user/play-limits', { sessionId: player.sessionId })).data<{
    limits: readonly PlayLimit[]
  }>()
  return limits.find((limit) => limit.kind === kind && limit.period === period)
}
const bet = (stake: number) => ({ sessionHash: player.sessionHash, roundId: newId(), gameId: 'ravn', gameName: 'Ravn', stake })
const play = (stake: number, win = 0, more: object = {}) => run((context) => playRound(context, player.id, { ...bet(stake), win, ...more }))
const refusal = (playLimit: object) => ({ code: 'ERR_PLAY_LIMIT', details: { data: { playLimit } } })
const launch = (mode: string) => platform.post('/api/games/launch', { gameId: 'raevens-runer', mode, sessionId: player.sessionId })
/** After a jump of the clock: the old session has ended. */
const logInAgain = async () => {
  const sessionId = await run((context) => createTestSession(context, player.id))
  player = { ...player, sessionId, sessionHash: hashToken(sessionId) }
}
/** Signs of an open game page. */
const playFor = async (minutes: number) => {
  for (let seconds = 0; seconds < minutes * 60; seconds += 30) {
    platform.clock.advance(30 * secondMs)
    await platform.post('/api/games/play-time', { sessionId: player.sessionId, event: 'playing' })
  }
}

describe('setting a play limit', () => {
  it('lists every kind and period, without a limit at first', async () => {
    const answer = await platform.post('/api/user/play-limits', { sessionId: player.sessionId })
    const none = { current: null, used: 0, left: null, pending: null, availableAt: null }
    expect(answer.data()).toEqual({
      limits: [
        ...(['loss', 'stake'] as const).flatMap((kind) => (['day', 'week', 'month'] as const).map((period) => ({ kind, period, ...none }))),
        { kind: 'time', period: 'day', ...none },
      ],
    })
  })

  it('applies a first and a lower limit at once, a higher one after 24 hours, which can be cancelled', async () => {
    await set('stake', 'week', 50_000)
    await set('stake', 'week', 40_000)
    expect(await limitOf('stake', 'week')).toMatchObject({ current: 40_000, left: 40_000, pending: null })
    await set('stake', 'week', 90_000)
    const from = platform.clock.now() + dayMs
    expect(await limitOf('stake', 'week')).toMatchObject({ current: 40_000, pending: { value: 90_000, from } })
    await set('stake', 'week', 40_000)
    expect(await limitOf('stake', 'week')).toMatchObject({ current: 40_000, pending: null })
    await set('stake', 'week', 90_000)
    platform.clock.advance(dayMs)
    await logInAgain()
    expect(await limitOf('stake', 'week')).toMatchObject({ current: 90_000, pending: null })
  })

  it('removes a limit after 24 hours, and not before', async () => {
    await set('time', 'day', 30)
    await set('time', 'day', null)
    expect(await limitOf('time', 'day')).toMatchObject({ current: 30, pending: { value: null, from: platform.clock.now() + dayMs } })
    platform.clock.advance(dayMs)
    await logInAgain()
    expect(await limitOf('time', 'day')).toMatchObject({ current: null, pending: null })
  })

  it('refuses a period that the kind does not have, and a limit outside its bounds, at its field', async () => {
    expect((await set('time', 'week', 60)).json()).toMatchObject({ code: 'ERR_VALIDATION', fields: [{ path: 'period' }] })
    for (const [kind, value, message] of [
      ['loss', 99, 'validation.limit_amount'],
      ['stake', 100_000_001, 'validation.limit_amount'],
      ['time', 0, 'validation.limit_time'],
      ['time', 1441, 'validation.limit_time'],
    ] as const)
      expect((await set(kind, 'day', value)).json()).toMatchObject({ code: 'ERR_VALIDATION', fields: [{ path: 'value', message }] })
  })
})

describe('a stake limit', () => {
  it('refuses the stake that passes it, and says from when there is room again', async () => {
    await set('stake', 'day', 10_000)
    await play(4_000, 9_000)
    const first = platform.clock.now()
    platform.clock.advance(hourMs)
    await logInAgain()
    await play(5_000)
    const limit = { kind: 'stake', period: 'day', limit: 10_000, left: 1_000, availableAt: first + dayMs }
    await expect(play(2_000)).rejects.toMatchObject(refusal(limit))
    await expect(play(6_000)).rejects.toMatchObject(refusal({ ...limit, availableAt: first + hourMs + dayMs }))
    await expect(play(10_001)).rejects.toMatchObject(refusal({ ...limit, availableAt: null }))
    await play(1_000)
    expect(await limitOf('stake', 'day')).toMatchObject({ used: 10_000, left: 0 })
    platform.clock.advance(first + dayMs - platform.clock.now())
    await logInAgain()
    await play(4_000)
  })

  it('counts over the last 7 and 30 days', async () => {
    await set('stake', 'week', 10_000)
    await set('stake', 'month', 15_000)
    await play(10_000)
    platform.clock.advance(7 * dayMs)
    await logInAgain()
    await expect(play(6_000)).rejects.toMatchObject(refusal({ kind: 'stake', period: 'month', limit: 15_000, left: 5_000 }))
    await play(5_000)
  })

  it('counts no free spin', async () => {
    player = await createTestPlayer(platform.platform)
    const card = { bonusCode: 'VELKOMST', method: 'card', methodName: 'VISA', message: '' }
    await run((context) => postDeposit(context, player.id, { depositLogId: newId(), amount: 20_000, ...card }))
    await set('stake', 'day', 10_000)
    await play(10_000)
    await play(20, 0, { freeSpin: true })
    await expect(play(20)).rejects.toMatchObject({ code: 'ERR_PLAY_LIMIT' })
  })

  it('never stops a round that is open', async () => {
    const open = bet(8_000)
    await run((context) => placeBet(context, player.id, open))
    await set('stake', 'day', 100)
    await run((context) => placeBet(context, player.id, open))
    expect(await run((context) => settleRound(context, player.id, open.roundId, { win: 500 }))).toMatchObject({ win: 500 })
  })
})

describe('a loss limit', () => {
  it('counts stakes less wins: a win makes room, a net win none beyond the limit', async () => {
    await set('loss', 'day', 10_000)
    await play(8_000)
    await expect(play(3_000)).rejects.toMatchObject(refusal({ kind: 'loss', period: 'day', limit: 10_000, left: 2_000 }))
    await play(2_000, 5_000)
    expect(await limitOf('loss', 'day')).toMatchObject({ used: 5_000, left: 5_000 })
    await play(5_000, 60_000)
    expect(await limitOf('loss', 'day')).toMatchObject({ used: 0, left: 10_000 })
    await expect(play(10_001)).rejects.toMatchObject(refusal({ left: 10_000, availableAt: null }))
  })

  it('says from when there is room again, wins considered', async () => {
    await set('loss', 'day', 10_000)
    const start = platform.clock.now()
    for (const [stake, win] of [
      [6_000, 0],
      [4_000, 3_000],
      [2_000, 0],
    ] as const) {
      await play(stake, win)
      platform.clock.advance(20 * minuteMs)
    }
    await expect(play(5_000)).rejects.toMatchObject(refusal({ left: 1_000, availableAt: start + dayMs }))
    await expect(play(8_000)).rejects.toMatchObject(refusal({ availableAt: start + 20 * minuteMs + dayMs }))
  })
})

describe('a time limit', () => {
  it('refuses a round once the minutes of this day in Denmark are played, until midnight', async () => {
    await set('time', 'day', 3)
    await playFor(2)
    expect(await limitOf('time', 'day')).toMatchObject({ used: 1, left: 2 })
    await play(100)
    await playFor(2)
    const now = platform.clock.now()
    const limit = { kind: 'time', period: 'day', limit: 3, left: 0 }
    const refused = await play(100).catch((error: unknown) => error)
    expect(refused).toMatchObject(refusal(limit))
    const { availableAt } = (refused as { details: { data: { playLimit: { availableAt: number } } } }).details.data.playLimit // matched above
    expect(availableAt - now).toBeLessThanOrEqual(dayMs)
    platform.clock.advance(availableAt - now)
    await logInAgain()
    expect(await limitOf('time', 'day')).toMatchObject({ used: 0, left: 3 })
    await play(100)
  })

  it('refuses the launch for money too, with the limit, and no launch for free play', async () => {
    await set('time', 'day', 1)
    await playFor(2)
    expect((await launch('money')).json()).toMatchObject({ code: 'ERR_PLAY_LIMIT', data: { playLimit: { kind: 'time', left: 0 } } })
    expect((await launch('free')).status).toBe(200)
  })
})

it('refuses to launch a game whose smallest stake exceeds the remaining limit', async () => {
  await set('loss', 'week', 100)
  await play(100)
  expect((await launch('money')).json()).toMatchObject({ code: 'ERR_PLAY_LIMIT', data: { playLimit: { kind: 'loss', left: 0 } } })
})
