/**
 * All that the games know of the platform: money, players, limits, and the database that they share. They import no other file of it.
 */
export type { GameQueries } from './cms/gameQueries.ts'
export {
  activityLog,
  favourites,
  frameIdleMs,
  gameRounds,
  gameSearches,
  isShownWin,
  liveRounds,
  playerFrames,
  roundAttempts,
  roundSteps,
} from './db/schema.ts'
export { type BoundCall, bindHandlers, type SessionPlayer } from './handlers.ts'
export { assertWithinPlayLimits } from './limits/playLimitCheck.ts'
export { isReminderDue, isShownSinceLogin, shownPlayMs } from './limits/playTime.ts'
export { recordPlay } from './limits/playTimeStore.ts'
export { getActiveBonus } from './money/playerBonus.ts'
export { assertEligibleToPlay, assertUnrestricted, lockPlayer } from './money/playerEligibility.ts'
export type { Platform, TransactionContext } from './platform.ts'
export type { PlatformModuleFactory } from './platformModule.ts'
export { assertActiveSession, assertOpenSession } from './sessions/store.ts'
export {
  type Balances,
  enterSteppedPlay,
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
} from './wallet.ts'
