/**
 * The only door to money. Every function takes the context of the running transaction first; amounts are integer øre.
 * Rules are enforced here, whatever a form or a game already checked.
 */
export { type Balances, readBalances } from './money/balances.ts'
export { checkDeposit, deposit } from './money/deposit.ts'
export { fundJackpot, readJackpots } from './money/jackpots.ts'
export { bet, playRound, settle } from './money/rounds.ts'
