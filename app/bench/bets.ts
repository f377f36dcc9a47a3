import { randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { readPlatformConfig } from '../platform/core/config.ts'
import { createPlatform, type RunningPlatform } from '../platform/server.ts'
import { testKeys } from '../platform/testing/testDatabase.ts'
import { createTestDepositor } from '../platform/testing/testPlayers.ts'
import { onBothDatabases } from './databases.ts'
import { atMost, kB, msWith, percentile, printTable, repeat, timeOf } from './table.mjs'

/** A player, and 20 others at the same time. */
const players = 21
const betsPerPlayer = 12
const gapMs = 3000
const gameId = 'ravklippen'
const maxMedianMs = 50
const maxScript = 40_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Opens a frame for each of the players. Returns what places a player's bet; it throws where a bet is refused. */
async function openFrames({ app, platform }: RunningPlatform): Promise<(player: number) => Promise<void>> {
  const post = async (url: string, payload: object) => {
    const { result, data, code } = (await app.inject({ method: 'POST', url, payload })).json()
    if (result !== 1) throw new Error(`${url} answered ${code}`)
    return data
  }
  const frames: string[] = []
  for (let player = 0; player < players; player++) {
    const { sessionId } = await createTestDepositor(platform)
    const { frameUrl } = await post('/api/games/launch', { gameId, mode: 'money', sessionId })
    frames.push((await post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId })).frame)
  }
  return async (player) => post('/game/spin', { frame: frames[player], roundId: randomUUID(), stake: 20 })
}

/** The answer to a bet in a frame while others bet, on both databases, and the frame's script. */
await onBothDatabases(async ({ title, create }) => {
  const { target, drop } = await create()
  const running = await createPlatform({
    config: readPlatformConfig({ PORT: '4311', LOG_LEVEL: 'silent', PLATFORM_KEYS: testKeys }),
    database: target,
  })
  try {
    const bet = await openFrames(running)
    const play = async (player: number) => {
      await wait((gapMs / players) * player) // spread over the gap, as players are
      return repeat(betsPerPlayer, async () => {
        const time = await timeOf(() => bet(player))
        await wait(gapMs) // from the answer: on a busy machine the earlier bet may have come late
        return time
      })
    }
    const times = (await Promise.all(Array.from({ length: players }, (_, player) => play(player)))).flat()
    const script = brotliCompressSync((await running.app.inject({ url: '/game/assets/frame.js' })).rawPayload).length
    printTable(`A bet of ${players} players, one each every 3 s, ${title}`, [
      atMost('median', percentile(times, 50), msWith(1), maxMedianMs),
      atMost('p95', percentile(times, 95), msWith(1)),
      atMost('slowest', percentile(times, 100), msWith(1)),
      { what: 'bets', measured: String(times.length) },
      atMost('script of the frame, brotli', script, kB, maxScript),
    ])
  } finally {
    await running.close()
    await drop()
  }
})
