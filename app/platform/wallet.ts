/**
 * Public API of the wallet. Every function takes the context of the running transaction first; amounts are integer øre.
 * All rules are enforced here, independently of checks in forms and games.
 */
export { type Balances, readBalances } from './money/balances.ts'
export { checkDeposit, deposit } from './money/deposit.ts'
export { fundJackpot, readJackpots } from './money/jackpots.ts'
export { bet, playRound, settle } from './money/rounds.ts'
