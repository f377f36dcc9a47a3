import type { AreaFactory } from '../platform.ts'
import { fundJackpot } from '../wallet.ts'
import { artRoutes } from './art/routes.ts'
import { gameCalls } from './calls.ts'
import { catalogue } from './catalogue/index.ts'
import { frameRoutes } from './frame/routes.ts'
import { FrameSessions } from './frame/sessions.ts'

/** The games: catalogue, artwork, game frame and rounds. */
export const gamesArea: AreaFactory = async (platform) => {
  const sessions = new FrameSessions()
  const routes = await frameRoutes(platform, sessions)
  return {
    name: 'games',
    calls: gameCalls(sessions, platform.config.platformUrl),
    routes: (app) => {
      artRoutes(app)
      routes(app)
    },
    seed: async (context) => {
      for (const { jackpot } of catalogue) if (jackpot) await fundJackpot(context, jackpot.id, jackpot.seed, 'seed')
    },
    reset: () => sessions.clear(),
  }
}
