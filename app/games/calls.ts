import { gamesCalls } from '@casino/features/games/calls'
import {
  assertEligibleToPlay,
  assertUnrestricted,
  assertWithinPlayLimits,
  type BoundCall,
  bindHandlers,
  findOpenRound,
  isReminderDue,
  lockPlayer,
  players,
  recordPlay,
  shownPlay,
} from '@casino/platform/gamesPort'
import { PlatformError } from '@casino/shared/platformError'
import { eq } from 'drizzle-orm'
import { studios } from './art/studios.ts'
import { findGame, gameCatalogue, requireGame } from './catalogue/index.ts'
import { initialsOf, jackpotCategory, providersOf, queryGames } from './catalogue/queryGames.ts'
import { listFavouriteIds, setFavourite } from './favourites.ts'
import type { FrameSessions } from './frame/frameSessions.ts'
import { gameQueries, listRecentGameIds, readJackpotAmounts, sortByJackpot } from './gameQueries.ts'
import { countSearch, listMostSearched } from './searchCounts.ts'
import { suggestGames } from './suggestGames.ts'
import { toGame, toGameDetail } from './toGame.ts'

/** Games that the search shows before anything is typed. */
const maxMostSearched = 6

/** Handlers of the `games` calls (lobby and game page). */
export const gameCalls = (sessions: FrameSessions, platformUrl: string): BoundCall[] =>
  bindHandlers('games', gamesCalls, {
    list: async ({ query: { skip, limit, jackpot, ...query }, ...context }) => {
      const jackpots = await readJackpotAmounts(context)
      const found = queryGames({ ...query, jackpot: jackpot !== undefined }).map((game) => toGame(game, jackpots))
      const ordered = query.category === jackpotCategory && query.sort === 'popular' ? sortByJackpot(found) : found
      return { games: ordered.slice(skip, skip + limit), total: found.length, providers: providersOf(query), initials: initialsOf(query) }
    },

    detail: async ({ query, ...context }) => {
      const game = requireGame(query.id)
      return toGameDetail(game, await readJackpotAmounts(context))
    },

    searchIndex: async (context) => ({
      games: gameCatalogue.map(({ id, name, kind, design }) => ({ id, name, kind, provider: design.provider })),
      mostSearched: await listMostSearched(context, maxMostSearched),
    }),

    searched: async ({ body, ...context }) => {
      await countSearch(context, requireGame(body.gameId).id)
      return {}
    },

    favourites: async ({ player, ...context }) => {
      const jackpots = await readJackpotAmounts(context)
      const games = (await listFavouriteIds(context, player.id)).flatMap((id) => findGame(id) ?? [])
      return { games: games.map((game) => toGame(game, jackpots)) }
    },

    setFavourite: async ({ body, player, ...context }) => {
      await setFavourite(context, player.id, requireGame(body.gameId).id, body.favourite)
      return {}
    },

    recent: async ({ player, ...context }) => {
      const jackpots = await readJackpotAmounts(context)
      const games = (await listRecentGameIds(context, player.id)).flatMap((id) => findGame(id) ?? [])
      return { games: games.map((game) => toGame(game, jackpots)) }
    },

    suggestions: async ({ player, ...context }) => {
      const { games, shown } = await suggestGames(context, player.id)
      const jackpots = await readJackpotAmounts(context)
      return { games: games.map((game) => toGame(game, jackpots)), shown }
    },

    setSuggestions: async ({ body, player, db }) => {
      await db.update(players).set({ showsSuggestions: body.shown }).where(eq(players.id, player.id))
      return {}
    },

    winners: async (context) => ({ winners: await gameQueries.listLatestWins(context) }),

    launch: async ({ body, player, ...context }) => {
      const game = requireGame(body.gameId)
      const { mobileProviders } = context.settings
      const runsOnPhones = mobileProviders.length === 0 || mobileProviders.includes(studios[game.design.provider].id)
      if (body.userDevice === 'Mobile' && !runsOnPhones) throw new PlatformError('ERR_NOT_ON_PHONE')
      if (body.mode === 'free' && !game.freePlay) throw new PlatformError('ERR_FORBIDDEN', { message: 'the game has no free play' })
      if (body.mode === 'money') {
        if (!player) throw new PlatformError('ERR_UNAUTHENTICATED')
        const row = await lockPlayer(context, player.id)
        // An open round is finished even during a pause or at a limit; the wallet refuses any further stake.
        if (!(await findOpenRound(context, player.id, game.id))) {
          await assertEligibleToPlay(context, row)
          await assertWithinPlayLimits(context, player.id, Math.min(...game.stakes))
        }
      } else if (player) await assertUnrestricted(context, await lockPlayer(context, player.id))
      const token = await sessions.issueToken(context, { game, player: body.mode === 'money' ? player : null }, body.clientIP)
      // A fragment is not sent to servers, so the token appears in no log and no referrer.
      return { frameUrl: `${platformUrl}/game/${game.id}#${token}` }
    },

    playTime: async ({ body, player, ...context }) => {
      const { playTime, isStart } = await recordPlay(context, player, body.event)
      const minutes = body.everyMinutes ?? context.settings.realityCheckMinutes
      return {
        ...shownPlay(playTime),
        everyMinutes: minutes,
        due: isReminderDue(playTime, minutes) && !isStart,
      }
    },
  })
