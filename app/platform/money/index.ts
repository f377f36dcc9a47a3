/**
 * Public API of the wallet. Every function takes the context of the running transaction first; amounts are integer øre.
 * All rules are enforced here, independently of checks in forms and games.
 */
export { type Balances, readBalances } from './balances.ts'
export { bonusRefusedError, findBonusRefusal } from './bonusRefusal.ts'
export { postDeposit, validateDeposit } from './deposit.ts'
export { readFirstDeposit } from './firstDeposit.ts'
export { fundJackpot, lockJackpot, readJackpots } from './jackpots.ts'
export { cancelActiveBonus, cancelBonus, findActiveBonus, grantBonus, type PlayerBonus } from './playerBonus.ts'
export { postReversal } from './reversal.ts'
export {
  enterSteppedPlay,
  findOpenRound,
  findSteppedRound,
  listAbandonedRounds,
  recordStep,
  type SteppedRound,
} from './roundSteps.ts'
export { type GameRound, placeBet, playRound, settleRound } from './rounds.ts'
export { recordTransfer } from './transfers.ts'
export {
  listPlayersWithDueWithdrawals,
  processWithdrawals,
  rejectWithdrawal,
  reserveWithdrawal,
  validateWithdrawal,
  type WithdrawalRow,
  withdrawAll,
} from './withdrawal.ts'
