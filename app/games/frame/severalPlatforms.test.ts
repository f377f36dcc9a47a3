import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSession } from '../../platform/players/sessionStore.ts'
import { startTestPlatform, type TestPlatform } from '../../platform/testing/harness.ts'
import { createTestDatabase, hasTestServer, openTestServer } from '../../platform/testing/testDatabase.ts'
import { createTestDepositor, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { gamesModule } from '../module.ts'
import type { OpenFrameResponse, RoundResponse } from './frameApi.ts'

// Skipped where PostgreSQL is not installed: the embedded database serves one process.
describe.skipIf(!hasTestServer())('two platforms on one database', () => {
  let a: TestPlatform
  let b: TestPlatform
  let stop: () => Promise<void>
  beforeAll(async () => {
    const server = await openTestServer()
    const { target, drop } = await createTestDatabase(server.url)
    const database = { target, drop: async () => undefined }
    a = await startTestPlatform({ database, modules: [gamesModule] })
    b = await startTestPlatform({ database, modules: [gamesModule] })
    stop = async () => {
      await Promise.all([a.close(), b.close()])
      await drop()
      await server.stop()
    }
  })
  afterAll(() => stop())

  const advance = (ms: number) => {
    for (const { clock } of [a, b]) clock.advance(ms)
  }
  const launch = async (platform: TestPlatform, gameId: string, { sessionId }: TestPlayer): Promise<string> => {
    const answer = await platform.post('/api/games/launch', { gameId, mode: 'money', sessionId })
    return new URL(answer.data<{ frameUrl: string }>().frameUrl).hash.slice(1)
  }
  const enter = async (platform: TestPlatform, gameId: string, token: string) =>
    (await platform.post('/game/session', { token, gameId })).data<OpenFrameResponse & Record<string, unknown>>()
  const open = async (platform: TestPlatform, gameId: string, player: TestPlayer) =>
    enter(platform, gameId, await launch(platform, gameId, player))
  const play = (platform: TestPlatform, frame: string, body: object = {}) =>
    platform.post('/game/spin', { frame, roundId: randomUUID(), stake: 20, ...body })

  it('open frames that another one launched, once, and play on in each other’s frames', async () => {
    const player = await createTestDepositor(a.platform)
    const token = await launch(a, 'raevens-runer', player)
    const { frame, nextCommitment } = await enter(b, 'raevens-runer', token)
    for (const platform of [a, b]) expect((await platform.post('/game/session', { token, gameId: 'raevens-runer' })).status).toBe(401)
    let commitment = nextCommitment
    for (const platform of [a, b, b, a]) {
      const played = (await play(platform, frame, { commitment })).data<RoundResponse & Record<string, unknown>>()
      expect(played.proof?.commitment).toBe(commitment)
      commitment = played.nextCommitment
      advance(3_000)
    }
    await b.platform.transaction((context) => endSession(context, player.sessionHash))
    expect((await play(a, frame)).code).toBe('ERR_UNAUTHENTICATED')
  })

  it('make the decisions of one round', async () => {
    const player = await createTestDepositor(a.platform)
    const { frame } = await open(a, 'knaegt-eller-bedre', player)
    const dealt = (await play(a, frame, { stake: 500 })).data<RoundResponse & Record<string, unknown>>()
    const decision = { frame, roundId: dealt.roundId, stepId: randomUUID(), position: 0, action: 'hold:' }
    const [first, again] = [await b.post('/game/step', decision), await a.post('/game/step', decision)]
    expect(first.data()).toMatchObject({ roundId: dealt.roundId, open: null, overtaken: false })
    expect(again.data()).toEqual(first.data())
  })

  it('keep one gap between the rounds of a player', async () => {
    const player = await createTestDepositor(a.platform)
    const [onA, onB] = [await open(a, 'raevens-runer', player), await open(b, 'raevens-runer', player)]
    expect((await play(a, onA.frame)).code).toBeNull()
    advance(77)
    expect((await play(b, onB.frame)).json()).toMatchObject({ code: 'ERR_SPIN_TOO_SOON', data: { waitMs: 2_923 } })
    expect((await open(b, 'raevens-runer', player)).waitMs).toBe(2_923)
    advance(2_923)
    expect((await play(b, onB.frame)).code).toBeNull()
  })

  it('accept one of the rounds that are begun at once', async () => {
    const player = await createTestDepositor(a.platform)
    const frames = [await open(a, 'raevens-runer', player), await open(b, 'raevens-runer', player)]
    const codes = await Promise.all(Array.from({ length: 8 }, async (_, i) => (await play(i % 2 ? b : a, frames[i % 2]?.frame ?? '')).code))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === 'ERR_SPIN_TOO_SOON')).toHaveLength(7)
  })

  it('count a refused attempt on the other one too', async () => {
    const player = await createTestDepositor(a.platform)
    const [onA, onB] = [await open(a, 'raevens-runer', player), await open(b, 'raevens-runer', player)]
    const roundId = randomUUID()
    expect((await play(a, onA.frame, { roundId, stake: 21 })).code).toBe('ERR_VALIDATION')
    expect((await play(b, onB.frame)).code).toBe('ERR_SPIN_TOO_SOON')
    expect((await play(b, onB.frame, { roundId })).code).toBe('ERR_SPIN_TOO_SOON')
  })

  it('book a round once that is repeated on the other one within the gap', async () => {
    const player = await createTestDepositor(a.platform)
    const [onA, onB] = [await open(a, 'raevens-runer', player), await open(b, 'raevens-runer', player)]
    const roundId = randomUUID()
    const [first, again] = [await play(a, onA.frame, { roundId }), await play(b, onB.frame, { roundId })]
    const { nextCommitment: _, ...booked } = first.data()
    expect(again.data()).toMatchObject(booked)
  })
})
