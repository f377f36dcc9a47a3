import { ore } from '@casino/features/format/money'
import { gamesCalls } from '@casino/features/games/calls'
import { hourMs } from '../clock.ts'
import { PlatformError } from '../errors.ts'
import { type BoundCall, bindHandlers } from '../handlers.ts'
import { assertWithinPlayLimits } from '../limits/playLimitCheck.ts'
import { assertEligibleToPlay, lockPlayer } from '../money/playerEligibility.ts'
import { findOpenRound } from '../wallet.ts'
import { findGame } from './catalogue/index.ts'
import { jackpotCategory, queryGames } from './catalogue/queryGames.ts'
import type { FrameSessions } from './frame/frameSessions.ts'
import { listLatestWins, listRecentGameIds, readJackpotAmounts, sortByJackpot } from './gameQueries.ts'
import { isReminderDue } from './playTime.ts'
import { recordPlay } from './playTimeStore.ts'
import { toGame, toGameDetail } from './toGame.ts'

/** Handlers of the `games` calls (lobby and game page). */
export const gameCalls = (sessions: FrameSessions, platformUrl: string): BoundCall[] =>
  bindHandlers('games', gamesCalls, {
    list: async ({ query: { skip, limit, ...query }, ...context }) => {
      const jackpots = await readJackpotAmounts(context)
      const found = queryGames(query).map((game) => toGame(game, jackpots))
      const ordered = query.category === jackpotCategory && query.sort === 'popular' ? sortByJackpot(found) : found
      return { games: ordered.slice(skip, skip + limit), total: found.length }
    },

    detail: async ({ query, ...context }) => {
      const game = findGame(query.id)
      if (!game) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such game' })
      return toGameDetail(game, await readJackpotAmounts(context))
    },

    recent: async ({ player, ...context }) => {
      const jackpots = await readJackpotAmounts(context)
      const games = (await listRecentGameIds(context, player.id)).flatMap((id) => findGame(id) ?? [])
      return { games: games.map((game) => toGame(game, jackpots)) }
    },

    winners: async (context) => {
      const jackpots = await readJackpotAmounts(context)
      const wins = await listLatestWins(context)
      return {
        winners: wins.flatMap(({ gameId, win, settledAt }) => {
          const game = findGame(gameId)
          return game ? { game: toGame(game, jackpots), win: ore(win), wonAt: settledAt - (settledAt % hourMs) } : []
        }),
      }
    },

    launch: async ({ body, player, ...context }) => {
      const game = findGame(body.gameId)
      if (!game) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such game' })
      if (body.mode === 'free' && !game.freePlay) throw new PlatformError('ERR_FORBIDDEN', { message: 'the game has no free play' })
      if (body.mode === 'money') {
        if (!player) throw new PlatformError('ERR_UNAUTHENTICATED')
        const row = await lockPlayer(context, player.id)
        // An open round is finished even during a pause or at a limit; the wallet refuses any further stake.
        if (!(await findOpenRound(context, player.id, game.id))) {
          await assertEligibleToPlay(context, row)
          await assertWithinPlayLimits(context, player.id, Math.min(...game.stakes))
        }
      }
      const token = sessions.issueToken({ game, player: body.mode === 'money' ? player : null })
      // A fragment is not sent to servers, so the token appears in no log and no referrer.
      return { frameUrl: `${platformUrl}/game/${game.id}#${token}` }
    },

    playTime: async ({ body, player, ...context }) => {
      const playTime = await recordPlay(context, player, body.event)
      const minutes = body.everyMinutes ?? context.settings.realityCheckMinutes
      return { playedMs: playTime.playedMs, everyMinutes: minutes, due: isReminderDue(playTime, minutes) }
    },
  })
