import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { activityLog, gameRounds } from '../../platform/db/schema.ts'
import { readBalances } from '../../platform/money/index.ts'
import { setUpPlatform, type TestPlatform } from '../../platform/testing/harness.ts'
import type { TestPlayer } from '../../platform/testing/testPlayers.ts'
import { type Draw, seededDraw } from '../engines/seededDraw.ts'
import { createGamesModule } from '../module.ts'
import type { OpenFrameResponse, RoundResponse } from './frameApi.ts'
import { secureRandomness } from './roundRandomness.ts'

/** Starts a platform for the tests of a file, whose rounds can be given their draws. Call it once, outside the tests. */
export function setUpRounds() {
  let seeds: readonly string[] = []
  let nextDraws: readonly (() => Draw)[] = []
  let nextSeeds: readonly string[] = []
  const chosenSeeds = new Map<string, string>()
  const testRandomness = {
    newSeed: secureRandomness.newSeed,
    drawFrom: (seed: string, clientSeed: string | null): Draw => {
      // Commitments are made before a test chooses its seeds, so a chosen seed replaces the first drawn one.
      if (!seeds.includes(seed) && nextSeeds[0] !== undefined) {
        chosenSeeds.set(seed, nextSeeds[0])
        nextSeeds = nextSeeds.slice(1)
      }
      seeds = [...seeds, seed]
      const [next, ...further] = nextDraws
      nextDraws = further
      const chosen = chosenSeeds.get(seed)
      return next?.() ?? (chosen === undefined ? seededDraw(seed, clientSeed) : seededDraw(chosen))
    },
  }
  const platform = setUpPlatform({ modules: [createGamesModule(testRandomness)] })
  beforeEach(() => {
    seeds = []
    nextDraws = []
    nextSeeds = []
  })

  const run: TestPlatform['platform']['transaction'] = (work) => platform.platform.transaction(work)
  const play = (frame: string, body: object) => platform.post('/game/spin', { frame, roundId: randomUUID(), stake: 20, ...body })
  const launch = (gameId: string, player?: TestPlayer) =>
    platform.post('/api/games/launch', { gameId, mode: player ? 'money' : 'free', ...(player && { sessionId: player.sessionId }) })
  async function openFrame(gameId: string, player?: TestPlayer): Promise<OpenFrameResponse> {
    const { frameUrl } = (await launch(gameId, player)).data<{ frameUrl: string }>()
    const opened = await platform.post('/game/session', { token: new URL(frameUrl).hash.slice(1), gameId })
    return opened.data<OpenFrameResponse & Record<string, unknown>>()
  }
  const step = (frame: string, roundId: string, decision: { action: string; position?: number; stepId?: string }) =>
    platform.post('/game/step', { frame, roundId, position: 0, stepId: randomUUID(), ...decision })
  return {
    platform,
    /** Seeds that this test's rounds were drawn from. */
    drawnSeeds: () => seeds,
    /** Draws for the next rounds, instead of their seeds'. */
    drawNext: (...next: readonly (() => Draw)[]) => {
      nextDraws = next
    },
    /** Seeds of the next rounds. */
    seedNext: (...next: readonly string[]) => {
      nextSeeds = next
    },
    randomness: testRandomness,
    run,
    play,
    launch,
    /** Opens a game's frame, for play money without a player; returns its id. */
    open: async (gameId: string, player?: TestPlayer) => (await openFrame(gameId, player)).frame,
    openFrame,
    step,
    /** Makes a decision that is not refused. */
    decide: async (...decision: Parameters<typeof step>) => (await step(...decision)).data<RoundResponse & Record<string, unknown>>(),
    /** Plays a round that is not refused. */
    round: async (frame: string, body: object) => (await play(frame, body)).data<RoundResponse & Record<string, unknown>>(),
    waitForGap: () => platform.clock.advance(3_000),
    roundsOf: ({ id }: TestPlayer) => run(({ db }) => db.select().from(gameRounds).where(eq(gameRounds.playerId, id))),
    balanceOf: async ({ id }: TestPlayer) => (await run((context) => readBalances(context, id))).TotalBalance,
    refusalsOf: async ({ id }: TestPlayer) => {
      const rows = await run(({ db }) => db.select().from(activityLog).where(eq(activityLog.kind, 'round_refused')))
      return rows.map(({ data }) => data).filter(({ playerId }) => playerId === id)
    },
  }
}
