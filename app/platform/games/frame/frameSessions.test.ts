import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../../testing/harness.ts'
import { createTestDepositor } from '../../testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { FrameSessions } from './frameSessions.ts'
import { GameRounds } from './gameRounds.ts'
import { secureRandomness } from './roundRandomness.ts'

let platform: TestPlatform
let sessions: FrameSessions
let rounds: GameRounds
beforeAll(async () => {
  platform = await startTestPlatform({ modules: [] })
  sessions = new FrameSessions(platform.platform)
  rounds = new GameRounds(platform.platform, sessions, secureRandomness)
})
afterAll(() => platform.close())

const game = findGame('raevens-runer') ?? expect.unreachable('the catalogue has this game')
const addressOf = (visitor: number): string => `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
const openForFree = (address: string): string => sessions.open(sessions.issueToken({ game, player: null }), game.id, address)?.id ?? ''
async function createPlayer() {
  const { id, sessionHash } = await createTestDepositor(platform.platform)
  return { id, sessionHash, loggedInAt: platform.clock.now(), siteOrigin: 'http://127.0.0.1:4310', scope: 'full' as const }
}
const play = (frame: string) => rounds.play({ frame, roundId: randomUUID(), stake: 20, freeSpin: false, clientSeed: '' })

it('free play displaces neither an open money frame nor a launched one', async () => {
  const player = await createPlayer()
  const { frame } = await rounds.open(sessions.issueToken({ game, player }), game.id, addressOf(0))
  const launched = sessions.issueToken({ game, player })
  for (let visitor = 0; visitor < 20_500; visitor++) openForFree(addressOf(visitor))
  expect(await play(frame)).toMatchObject({ stake: 20 })
  expect(await rounds.open(launched, game.id, addressOf(0))).toMatchObject({ mode: 'money' })
})

it('frames of one address displace each other, not those of other visitors', async () => {
  sessions.clear()
  const neighbour = openForFree(addressOf(1))
  const [first, second] = [openForFree(addressOf(2)), openForFree(addressOf(2))]
  expect(sessions.find(first)).not.toBeNull()
  for (let i = 0; i < 199; i++) openForFree(addressOf(2))
  // The least recently used one is displaced.
  expect([sessions.find(first), sessions.find(second), sessions.find(neighbour)]).toEqual([expect.anything(), null, expect.anything()])
})

it('frames of one player displace each other, not those of other players, and share the gap', async () => {
  const [neighbour, player] = [await createPlayer(), await createPlayer()]
  const open = async (owner: typeof player) =>
    (await rounds.open(sessions.issueToken({ game, player: owner }), game.id, addressOf(0))).frame
  const other = await open(neighbour)
  const frames: string[] = []
  for (let i = 0; i < 21; i++) frames.push(await open(player))
  expect(sessions.find(frames[0] ?? '')).toBeNull()
  expect(await play(other)).toMatchObject({ stake: 20 })
  expect(await play(frames[1] ?? '')).toMatchObject({ stake: 20 })
  await expect(play(frames[20] ?? '')).rejects.toMatchObject({ code: 'ERR_SPIN_TOO_SOON' })
})
