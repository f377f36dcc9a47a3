import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { gameKinds, gameSchema, gameSorts, gamesSchema, volatilities } from '../api/entities/game.ts'
import { playLimitRefusalSchema } from '../api/entities/playLimits.ts'
import { winnerSchema } from '../api/entities/winner.ts'
import { acknowledgedSchema, httpUrlSchema, nullableInstantSchema, optionalField, pathIdSchema } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { gameListPageSize, initialPattern, maxCategoryLength, maxProviderLength, maxSearchLength } from './constants.ts'
import { gameModes } from './paths.ts'

/** A game with the facts of its page, which shows those that the back end tells. */
export const gameDetailSchema = gameSchema.extend({
  description: optionalField(z.string(), ''),
  /** Theoretical return to player, percent. */
  rtp: optionalField(z.number(), null),
  volatility: optionalField(z.enum(volatilities), null),
  lines: optionalField(z.number().int(), null),
})
export type GameDetail = z.output<typeof gameDetailSchema>

/** A game as the search in the browser needs it. */
const indexedGameSchema = gameSchema.pick({ id: true, name: true, provider: true, kind: true })
export type IndexedGame = z.output<typeof indexedGameSchema>

const gameIdSchema = gameSchema.shape.id

/** Minutes of play between two reminders by default (RULES, *Player protection*). */
const defaultReminderMinutes = 5
/** Minutes of play between two reminders: never off, and not below 60 minutes (RULES, *Player protection*). */
const reminderMinutesSchema = z.number().int().min(1).max(60)

const playTimeEventSchema = z.enum(['playing', 'waiting', 'reminded'])
export type PlayTimeEvent = z.output<typeof playTimeEventSchema>

/** Calls of the games feature. */
export const gamesCalls = {
  list: siteCall('games.list', {
    access: 'public',
    rateLimit: 'search',
    cacheSeconds: 30,
    query: z.object({
      kind: z.enum(gameKinds).optional(),
      category: z.string().max(maxCategoryLength).optional(),
      sort: z.enum(gameSorts).default('popular'),
      provider: z.string().max(maxProviderLength).optional(),
      volatility: z.enum(volatilities).optional(),
      /** Only games whose name begins with it. */
      initial: z.string().regex(initialPattern).optional(),
      /** Only games with a jackpot. */
      jackpot: z.literal('true').optional(),
      search: z.string().trim().max(maxSearchLength).optional(),
      skip: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(gameListPageSize),
    }),
    /** `providers` and `initials`: of all games of this kind and category, for the filter, in Danish order. */
    response: z
      .object({
        games: gamesSchema,
        total: optionalField(z.number().int(), null),
        providers: optionalField(z.array(z.string()), []),
        initials: optionalField(entriesOf(z.string().regex(initialPattern)), []),
      })
      .transform(({ total, ...list }) => ({ ...list, total: total ?? list.games.length })),
    withoutCall: { games: [], total: 0 },
  }),
  detail: siteCall('games.detail', {
    access: 'public',
    cacheSeconds: 30,
    query: z.object({ id: z.string().max(80) }),
    response: gameDetailSchema,
    codeOfRefusal: () => 'ERR_NOT_FOUND',
  }),
  /** All games for the search in the browser, and those that visitors chose most often from a search of the last 7 days. */
  searchIndex: siteCall('games.searchIndex', {
    access: 'public',
    cacheSeconds: 300,
    response: z.object({ games: entriesOf(indexedGameSchema), mostSearched: optionalField(z.array(gameIdSchema), []) }),
    withoutCall: { games: [], mostSearched: [] },
  }),
  /** Counts that this game was chosen from a search. Nothing about the visitor is kept. */
  searched: siteCall('games.searched', {
    access: 'public',
    body: z.object({ gameId: gameIdSchema }),
    response: acknowledgedSchema,
    withoutCall: {},
  }),
  /** The player's favourites, latest first. */
  favourites: siteCall('games.favourites', {
    access: 'player',
    body: z.object({ sessionId: pathIdSchema }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({ games: gamesSchema }),
    withoutCall: { games: [] },
  }),
  /** Marks a game as a favourite, or removes the mark; the same again changes nothing. Fails with ERR_NOT_FOUND for an unknown game. */
  setFavourite: siteCall('games.setFavourite', {
    access: 'player',
    body: z.object({ sessionId: pathIdSchema, gameId: gameIdSchema, favourite: z.boolean() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({}),
  }),
  /** Games that the player has played for money, latest first. */
  recent: siteCall('games.recent', {
    access: 'player',
    body: z.object({ sessionId: pathIdSchema }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({ games: gamesSchema }),
    withoutCall: { games: [] },
  }),
  /**
   * Games like those that the player has played for money; none during a pause, in ROFUS, or once the player has switched them off.
   * `shown`: the player's choice; null where the back end has none.
   */
  suggestions: siteCall('games.suggestions', {
    access: 'player',
    body: z.object({ sessionId: pathIdSchema }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({ games: gamesSchema, shown: optionalField(z.boolean(), null) }),
    withoutCall: { games: [], shown: null },
  }),
  /** Switches the suggestions on or off. */
  setSuggestions: siteCall('games.setSuggestions', {
    access: 'player',
    body: z.object({ sessionId: pathIdSchema, shown: z.boolean() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: z.object({}),
  }),
  /**
   * The latest wins of all players that the system configuration shows (`latestWins`), newest first; none when there are too few. Nothing in
   * them leads to a player: no id, no name, and only the hour.
   */
  winners: siteCall('games.winners', {
    access: 'public',
    cacheSeconds: 60,
    response: z.object({ winners: entriesOf(winnerSchema) }),
    withoutCall: { winners: [] },
  }),
  /**
   * Launches a game in a frame on the back end's origin. Free play requires no session, and fails for a paused player with
   * ERR_PAUSED; money play fails with ERR_UNAUTHENTICATED, ERR_PAUSED, ERR_LIMITS_MISSING, ERR_PLAY_LIMIT.
   * On phones, a game of a provider that is not in `mobileProviders` fails with ERR_NOT_ON_PHONE. `frameUrl` contains a
   * short-lived, single-use launch token, never the session id.
   */
  launch: siteCall('games.launch', {
    access: 'public',
    body: z.object({
      gameId: z.string().max(80),
      mode: z.enum(gameModes),
      sessionId: z.string().optional(),
      userDevice: z.enum(['Mobile', 'Desktop']).default('Desktop'),
      /** Of the visitor: those of one address share what free play keeps. */
      clientIP: z.string().max(64).optional(),
    }),
    injected: { 'body.sessionId': 'sessionId', 'body.userDevice': 'userDevice', 'body.clientIP': 'clientIP' },
    response: z.object({ frameUrl: httpUrlSchema }),
    errorData: z.object({ playLimit: playLimitRefusalSchema }).partial(),
  }),
  /**
   * A sign of money play, for the reality check (RULES, *Player protection*). The platform counts: over all tabs, reloads and logins.
   * `playing`: sent every 15 s by a visible game page. `waiting`: the reminder is open, and nothing is counted. `reminded`: it is answered.
   */
  playTime: siteCall('games.playTime', {
    access: 'player',
    body: z.object({
      sessionId: z.string(),
      event: playTimeEventSchema,
      /** The player's own interval in minutes, from the cookie `responsibleGamingTime`; by default the configured one. */
      everyMinutes: reminderMinutesSchema.optional(),
    }),
    injected: { 'body.sessionId': 'sessionId' },
    /**
     * `playedMs`: since the login (`since` null), or since the last reminder (`since`) if that was before it; the reminder's sums cover the same.
     * `due`: a reminder is to be shown, until it is answered; never with the first sign of play.
     */
    response: z.object({
      playedMs: z.number().int().min(0),
      since: nullableInstantSchema.default(null),
      everyMinutes: optionalField(reminderMinutesSchema, defaultReminderMinutes),
      due: z.boolean(),
    }),
  }),
}
/** Play time since the login, and whether a reminder is due. */
export type PlayTimeStatus = z.output<typeof gamesCalls.playTime.response>
