/**
 * Public API of the wallet. Every function takes the context of the running transaction first; amounts are integer øre.
 * All rules are enforced here, independently of checks in forms and games.
 */
export { type Balances, readBalances } from './money/balances.ts'
export { postDeposit, validateDeposit } from './money/deposit.ts'
export { fundJackpot, lockJackpot, readJackpots } from './money/jackpots.ts'
export {
  enterSteppedPlay,
  findOpenRound,
  findSteppedRound,
  listAbandonedRounds,
  recordStep,
  type SteppedRound,
} from './money/roundSteps.ts'
export { type GameRound, placeBet, playRound, settleRound } from './money/rounds.ts'
export {
  listPlayersWithDueWithdrawals,
  processWithdrawals,
  rejectWithdrawal,
  reserveWithdrawal,
  validateWithdrawal,
  type WithdrawalRow,
  withdrawAll,
} from './money/withdrawal.ts'
