import { randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { readPlatformConfig } from '../../platform/core/config.ts'
import type { DatabaseTarget } from '../../platform/db/openDatabase.ts'
import { createPlatform, type RunningPlatform } from '../../platform/server.ts'
import { startPostgres } from '../../platform/testing/postgres.mjs'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { createTestDepositor } from '../../platform/testing/testPlayers.ts'
import { kB, percentile, printTable } from '../table.mjs'

/** A player, and 20 others at the same time. */
const players = 21
const betsPerPlayer = 12
const gapMs = 3000
const gameId = 'ravklippen'
const maxMedianMs = 50
const maxScript = 40_000

/** The answer to a bet in a frame while others bet, on both databases, and the frame's script. */
export async function benchBets(): Promise<void> {
  await benchDatabase('embedded', (await createTestDatabase()).target)
  const server = await startPostgres()
  if (!server) return console.info('\nPostgreSQL is not installed: bets were measured on the embedded database only')
  try {
    await benchDatabase(server.version, (await createTestDatabase(server.url)).target)
  } finally {
    await server.stop()
  }
}

async function benchDatabase(title: string, database: DatabaseTarget): Promise<void> {
  const running = await createPlatform({ config: readPlatformConfig({ PORT: '4311', LOG_LEVEL: 'silent' }), database })
  try {
    const bet = await openFrames(running)
    const times: number[] = []
    const play = async (player: number) => {
      // spread over the gap, as players are
      await wait((gapMs / players) * player)
      for (let count = 0; count < betsPerPlayer; count++) {
        const started = performance.now()
        await bet(player)
        times.push(performance.now() - started)
        await wait(gapMs - (performance.now() - started) + 20)
      }
    }
    await Promise.all(Array.from({ length: players }, (_, player) => play(player)))
    const median = percentile(times, 50)
    const script = brotliCompressSync((await running.app.inject({ url: '/game/assets/frame.js' })).rawPayload).length
    printTable(`A bet of ${players} players, one each every 3 s, ${title}`, [
      { what: 'median', measured: `${median.toFixed(1)} ms`, bound: `at most ${maxMedianMs} ms`, exceeded: median > maxMedianMs },
      { what: 'p95', measured: `${percentile(times, 95).toFixed(1)} ms` },
      { what: 'slowest', measured: `${percentile(times, 100).toFixed(1)} ms` },
      { what: 'bets', measured: String(times.length) },
      { what: 'script of the frame, brotli', measured: kB(script), bound: `at most ${kB(maxScript)}`, exceeded: script > maxScript },
    ])
  } finally {
    await running.close()
  }
}

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
