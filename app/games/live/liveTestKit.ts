import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { readBalances } from '../../platform/money/index.ts'
import { setUpPlatform } from '../../platform/testing/harness.ts'
import type { TestResponse } from '../../platform/testing/platformClient.ts'
import { createTestDepositor, type TestPlayer } from '../../platform/testing/testPlayers.ts'
import { findGame } from '../catalogue/index.ts'
import { seededDraw } from '../engines/seededDraw.ts'
import { secureRandomness } from '../frame/roundRandomness.ts'
import { createGamesModule } from '../module.ts'
import type { LiveState } from './liveApi.ts'
import { createLiveBets } from './liveBets.ts'
import type { LivePhase } from './liveSchedule.ts'
import { liveTableOf } from './liveTable.ts'
import { createLiveTables } from './liveTables.ts'

/** Starts a platform with live tables for the tests of a file, whose rounds can be given their seed. Call it once, outside the tests. */
export function setUpLive() {
  let chosen: string | null = null
  const randomness = {
    newSeed: secureRandomness.newSeed,
    drawFrom: (seed: string, clientSeed: string | null) => seededDraw(chosen ?? seed, clientSeed),
  }
  const platform = setUpPlatform({ modules: [createGamesModule(randomness)] })
  beforeEach(() => {
    chosen = null
  })

  const tableOf = (gameId: string) => {
    const game = findGame(gameId)
    const table = game && liveTableOf(game)
    if (!table) throw new Error(`no live table ${gameId}`)
    return table
  }
  const bets = () => createLiveBets(platform.platform, randomness)
  const open = async (gameId: string, { sessionId }: TestPlayer): Promise<string> => {
    const { frameUrl } = (await platform.post('/api/games/launch', { gameId, mode: 'money', sessionId })).data<{ frameUrl: string }>()
    return (await platform.post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId })).data<{ frame: string }>().frame
  }
  return {
    platform,
    tableOf,
    bets,
    /** The tables as another server has them. */
    newTables: () => createLiveTables(platform.platform, randomness, bets()),
    /** The seed that all rounds of this test are drawn from. */
    drawFrom: (seed: string) => {
      chosen = seed
    },
    /** Moves the clock to the beginning of the table's next phase of this name. */
    advanceTo: (gameId: string, phase: LivePhase) => {
      const { clock } = platform
      do clock.advance(tableOf(gameId).at(clock.now()).endsAt - clock.now())
      while (tableOf(gameId).at(clock.now()).phase !== phase)
    },
    /** A depositor at a table, by default a new one. */
    sitDown: async (gameId: string, seated?: TestPlayer) => {
      const player = seated ?? (await createTestDepositor(platform.platform))
      const frame = await open(gameId, player)
      const number = () => tableOf(gameId).at(platform.clock.now()).number
      const bet = (body: object): Promise<TestResponse> =>
        platform.post('/game/live/bet', { frame, roundId: randomUUID(), number: number(), ...body })
      const step = (body: object): Promise<TestResponse> => platform.post('/game/live/step', { frame, stepId: randomUUID(), ...body })
      const read = (): Promise<LiveState> =>
        createLiveTables(platform.platform, randomness, bets()).read(tableOf(gameId), {
          id: player.id,
          sessionHash: player.sessionHash,
        })
      return { player, frame, number, bet, step, read }
    },
    balanceOf: ({ id }: TestPlayer) => platform.platform.transaction(async (context) => (await readBalances(context, id)).TotalBalance),
  }
}
