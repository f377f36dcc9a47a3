import type { PlatformModuleFactory } from '../platformModule.ts'
import { fundJackpot } from '../wallet.ts'
import { registerArtworkRoutes } from './art/routes.ts'
import { gameCalls } from './calls.ts'
import { gameCatalogue } from './catalogue/index.ts'
import { FrameSessions } from './frame/frameSessions.ts'
import { createFrameRoutes } from './frame/routes.ts'

/** The games: catalogue, artwork, game frame and rounds. */
export const gamesModule: PlatformModuleFactory = async (platform) => {
  const sessions = new FrameSessions()
  const routes = await createFrameRoutes(platform, sessions)
  return {
    name: 'games',
    calls: gameCalls(sessions, platform.config.platformUrl),
    routes: (app) => {
      registerArtworkRoutes(app)
      routes(app)
    },
    seed: async (context) => {
      for (const { jackpot } of gameCatalogue) if (jackpot) await fundJackpot(context, jackpot.id, jackpot.seed, 'seed')
    },
    reset: () => sessions.clear(),
  }
}
