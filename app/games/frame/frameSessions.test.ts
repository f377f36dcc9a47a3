import { randomUUID } from 'node:crypto'
import { secondMs } from '@casino/features/format/duration'
import { beforeAll, expect, it } from 'vitest'
import { setUpPlatform } from '../../platform/testing/harness.ts'
import { createTestDepositor } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { createFrameSessions, type FrameSessions } from './frameSessions.ts'
import { createGameRounds, type GameRounds } from './gameRounds.ts'
import type { FramePlayer } from './playerFrames.ts'
import { secureRandomness } from './roundRandomness.ts'

const platform = setUpPlatform({ modules: [] })
let sessions: FrameSessions
let rounds: GameRounds
beforeAll(() => {
  sessions = createFrameSessions(platform.platform)
  rounds = createGameRounds(platform.platform, sessions, secureRandomness)
})

const game = findGame('raevens-runer') ?? expect.unreachable('the catalogue has this game')
const addressOf = (visitor: number): string => `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
const launch = (player: FramePlayer) => platform.platform.transaction((context) => sessions.issueToken(context, { game, player }))
const openForFree = async (...addresses: readonly string[]): Promise<string[]> => {
  const ids: string[] = []
  await platform.platform.transaction(async (context) => {
    for (const address of addresses) {
      const token = await sessions.issueToken(context, { game, player: null }, address)
      ids.push((await sessions.open(token, game.id, address))?.id ?? '')
    }
  })
  return ids
}
async function createPlayer() {
  const { id, sessionHash } = await createTestDepositor(platform.platform)
  return { id, sessionHash }
}
const play = (frame: string) => rounds.play({ frame, roundId: randomUUID(), stake: 20, freeSpin: false, clientSeed: '' })

it('free play displaces neither an open money frame nor a launched one', async () => {
  const player = await createPlayer()
  const { frame } = await rounds.open(await launch(player), game.id, addressOf(0))
  const launched = await launch(player)
  await openForFree(...Array.from({ length: 20_500 }, (_, visitor) => addressOf(visitor)))
  expect(await play(frame)).toMatchObject({ stake: 20 })
  expect(await rounds.open(launched, game.id, addressOf(0))).toMatchObject({ mode: 'money' })
})

it('frames of one address displace each other, not those of other visitors', async () => {
  sessions.clear()
  const [neighbour = '', first = '', second = ''] = await openForFree(addressOf(1), addressOf(2), addressOf(2))
  expect(await sessions.find(first)).not.toBeNull()
  await openForFree(...Array.from({ length: 199 }, () => addressOf(2)))
  // The least recently used one is displaced.
  expect([await sessions.find(first), await sessions.find(second), await sessions.find(neighbour)]).toEqual([
    expect.anything(),
    null,
    expect.anything(),
  ])
})

it('launches of one address displace each other, not those of other visitors; an IPv6 network is one address', async () => {
  sessions.clear()
  const free = { game, player: null }
  const tokens = await platform.platform.transaction(async (context) => {
    const neighbour = await sessions.issueToken(context, free, addressOf(1))
    const first = await sessions.issueToken(context, free, '2001:db8::1')
    for (let n = 0; n < 20_500; n += 1) await sessions.issueToken(context, free, `2001:db8::${(n + 2).toString(16)}`)
    return [neighbour, first]
  })
  const opened = await Promise.all(tokens.map((token) => sessions.open(token, game.id, addressOf(3))))
  expect(opened).toEqual([expect.anything(), null])
})

it('frames of one player displace each other, not those of other players, and share the gap', async () => {
  const [neighbour, player] = [await createPlayer(), await createPlayer()]
  const open = async (owner: typeof player) => (await rounds.open(await launch(owner), game.id, addressOf(0))).frame
  const other = await open(neighbour)
  const frames: string[] = []
  for (let i = 0; i < 21; i++) {
    frames.push(await open(player))
    platform.clock.advance(secondMs)
  }
  expect(await sessions.find(frames[0] ?? '')).toBeNull()
  expect(await play(other)).toMatchObject({ stake: 20 })
  expect(await play(frames[1] ?? '')).toMatchObject({ stake: 20 })
  await expect(play(frames[20] ?? '')).rejects.toMatchObject({ code: 'ERR_SPIN_TOO_SOON' })
})
