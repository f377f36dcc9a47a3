import { fundJackpot, type PlatformModuleFactory } from '@casino/platform/gamesPort'
import { registerArtworkRoutes } from './art/routes.ts'
import { gameCalls } from './calls.ts'
import { gameCatalogue } from './catalogue/index.ts'
import { createFrameSessions } from './frame/frameSessions.ts'
import { type RoundRandomness, secureRandomness } from './frame/roundRandomness.ts'
import { createFrameRoutes } from './frame/routes.ts'
import { roundCall } from './roundCall.ts'

/** The games: catalogue, artwork, game frame and rounds. Tests replace the randomness of the rounds. */
export const createGamesModule =
  (randomness: RoundRandomness): PlatformModuleFactory =>
  async (platform) => {
    const sessions = createFrameSessions(platform)
    const routes = await createFrameRoutes(platform, sessions, randomness)
    return {
      name: 'games',
      calls: [...gameCalls(sessions, platform.config.platformUrl), ...roundCall(platform.config.platformUrl)],
      routes: async (app) => {
        registerArtworkRoutes(app)
        await routes(app)
      },
      seed: async (context) => {
        for (const { jackpot } of gameCatalogue) if (jackpot) await fundJackpot(context, jackpot.id, jackpot.seed, 'seed')
      },
      reset: () => sessions.clear(),
    }
  }

export const gamesModule = createGamesModule(secureRandomness)
