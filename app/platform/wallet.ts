/**
 * The only door to money. Every function takes the context of the running transaction first; amounts are integer øre.
 * Rules are enforced here, whatever a form or a game already checked.
 */
export { type Balances, readBalances } from './money/balances.ts'
export { checkDeposit, type DepositRequest, deposit } from './money/deposit.ts'
export { fundJackpot, type JackpotBalance, readJackpots } from './money/jackpots.ts'
export {
  type BetRequest,
  bet,
  type PlayRoundRequest,
  playRound,
  type RoundResult,
  settle,
} from './money/rounds.ts'
