import { minuteMs, secondMs } from '@casino/features/format/duration'
import { beforeEach, expect, it } from 'vitest'
import { playRound } from '../platform/money/index.ts'
import { setUpPlatform } from '../platform/testing/harness.ts'
import { createTestDepositor, createTestSession, type TestPlayer } from '../platform/testing/testPlayers.ts'

const platform = setUpPlatform()
let player: TestPlayer
beforeEach(async () => {
  player = await createTestDepositor(platform.platform)
})

const sign = async (event: string, body: object = {}) =>
  (await platform.post('/api/games/play-time', { sessionId: player.sessionId, event, ...body })).data()
const playOneRound = (roundId: string) =>
  platform.platform.transaction((context) =>
    playRound(context, player.id, {
      roundId,
      sessionHash: player.sessionHash,
      gameId: 'ravn',
      gameName: 'Ravn',
      stake: 100,
      win: 0,
    }),
  )
async function play(minutes: number) {
  for (let seconds = 0; seconds < minutes * 60; seconds += 15) {
    platform.clock.advance(15 * secondMs)
    await sign('playing')
  }
}

it('is due after the configured five minutes and stays so for every tab until it is answered', async () => {
  expect(await sign('playing')).toEqual({ playedMs: 0, since: null, everyMinutes: 5, due: false })
  await play(5)
  const due = { playedMs: 5 * minuteMs, since: null, everyMinutes: 5, due: true }
  expect(await Promise.all([sign('waiting'), sign('waiting')])).toEqual([due, due])
  expect(await sign('reminded')).toEqual({ ...due, due: false })
  await play(5)
  expect(await sign('playing')).toEqual({ playedMs: 10 * minuteMs, since: null, everyMinutes: 5, due: true })
})

it('names the play since the last reminder, with the sums of the same time, when the player has logged in again before its answer', async () => {
  const since = platform.clock.now()
  await sign('playing')
  await playOneRound(`${player.id}-before`)
  await play(5)
  player = { ...player, sessionId: await platform.platform.transaction((context) => createTestSession(context, player.id)) }
  expect(await sign('playing')).toMatchObject({ due: false })
  platform.clock.advance(15 * secondMs)
  expect(await sign('playing')).toEqual({ playedMs: 5 * minuteMs + 15 * secondMs, since, everyMinutes: 5, due: true })
  const sums = async (body: object) => (await platform.post('/api/user/betwin-summary', { sessionId: player.sessionId, ...body })).data()
  expect(await sums({ since })).toEqual({ since, staked: 100, won: 0 })
  expect(await sums({})).toMatchObject({ staked: 0 })
  expect(await sign('reminded')).toEqual({ playedMs: 15 * secondMs, since: null, everyMinutes: 5, due: false })
})

it('shows no reminder in the second in which a game is opened again, but with the next sign', async () => {
  await sign('playing')
  await play(4.75)
  platform.clock.advance(10 * minuteMs)
  expect(await sign('playing')).toMatchObject({ playedMs: 5.5 * minuteMs, due: false })
  platform.clock.advance(15 * secondMs)
  expect(await sign('playing')).toMatchObject({ due: true })
})

it('uses the interval that the player has chosen, from 1 to 60 minutes', async () => {
  await sign('playing')
  await play(1)
  expect(await sign('playing', { everyMinutes: 1 })).toMatchObject({ everyMinutes: 1, due: true })
  expect(await sign('playing', { everyMinutes: 60 })).toMatchObject({ everyMinutes: 60, due: false })
  for (const everyMinutes of [0, 61, 1.5])
    expect(await platform.post('/api/games/play-time', { sessionId: player.sessionId, event: 'playing', everyMinutes })).toMatchObject({
      status: 422,
    })
})

it('counts two pages at the same time once', async () => {
  await sign('playing')
  platform.clock.advance(15 * secondMs)
  await Promise.all([sign('playing'), sign('playing'), sign('playing')])
  expect(await sign('playing')).toMatchObject({ playedMs: 15 * secondMs })
})

it('counts rounds without any sign of the page', async () => {
  for (let round = 0; round < 11; round += 1) {
    await playOneRound(`${player.id}-${round}`)
    platform.clock.advance(30 * secondMs)
  }
  expect(await sign('waiting')).toMatchObject({ playedMs: 5 * minuteMs, due: true })
})

it.each([
  ['40 s apart, with a sign that a reminder waits before each', 40, 'waiting', 40],
  ['40 s apart, with an answer when no reminder is due', 40, 'reminded', 40],
  ['46 s apart', 46, null, 45],
  ['60 s apart, with a sign of the page before each', 60, 'playing', 46],
] as const)('counts rounds %s', async (_, apartSeconds, event, countedSeconds) => {
  await playOneRound(`${player.id}-0`)
  for (let round = 1; round <= 10; round += 1) {
    platform.clock.advance((apartSeconds - 1) * secondMs)
    // an answer after a minute of play is one to a reminder
    if (event && (event !== 'reminded' || round === 1)) await sign(event)
    platform.clock.advance(secondMs)
    await playOneRound(`${player.id}-${round}`)
  }
  expect(await sign('waiting')).toMatchObject({ playedMs: 10 * countedSeconds * secondMs })
})

it('does not keep an idle session alive', async () => {
  await sign('playing')
  for (let minutes = 0; minutes < 29; minutes += 1) {
    platform.clock.advance(minuteMs)
    await sign('playing')
  }
  platform.clock.advance(minuteMs)
  expect(await platform.post('/api/games/play-time', { sessionId: player.sessionId, event: 'playing' })).toMatchObject({ status: 401 })
})
