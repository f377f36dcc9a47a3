/**
 * All that the games know of the platform: money, players, limits, and the database that they share. No other file of it is imported, but by tests.
 */
export type { GameQueries } from './cms/gameQueries.ts'
export { type BoundCall, bindHandlers, type SessionPlayer } from './core/handlers.ts'
export type { Platform, TransactionContext } from './core/platform.ts'
export type { PlatformModuleFactory } from './core/platformModule.ts'
export {
  activityLog,
  favourites,
  frameIdleMs,
  gameRounds,
  gameSearches,
  isShownWin,
  liveRounds,
  playerFrames,
  players,
  roundAttempts,
  roundSteps,
} from './db/schema.ts'
export { assertEligibleToPlay } from './limits/assertEligibleToPlay.ts'
export { assertWithinPlayLimits } from './limits/playLimitCheck.ts'
export { isReminderDue, shownPlay } from './limits/playTime.ts'
export { recordPlay } from './limits/playTimeStore.ts'
export {
  type Balances,
  enterSteppedPlay,
  findActiveBonus,
  findOpenRound,
  findSteppedRound,
  fundJackpot,
  type GameRound,
  listAbandonedRounds,
  lockJackpot,
  placeBet,
  readBalances,
  readJackpots,
  recordStep,
  type SteppedRound,
  settleRound,
} from './money/index.ts'
export { assertUnrestricted, findRestriction, lockPlayer, readPlayer } from './players/eligibility.ts'
export { assertActiveSession, assertOpenSession } from './players/sessionStore.ts'
