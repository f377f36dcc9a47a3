import { cancelActiveBonus, fundJackpot } from '../money/index.ts'
import type { TestPlayer } from './testPlayers.ts'
import {
  inTransaction,
  newTestDepositor,
  openTestRound,
  playTestRound,
  rejectOldestWithdrawal,
  settleTestRound,
  withdraw,
} from './walletTestKit.ts'

/** A player who feeds and wins the jackpot `pot` in the round `jackpot-round`, with a withdrawal rejected and one under way. */
export async function winJackpotAndWithdraw(): Promise<TestPlayer> {
  await inTransaction((context) => fundJackpot(context, 'pot', 100_000, 'seed'))
  const player = await newTestDepositor(100_000)
  const jackpot = { jackpot: { id: 'pot', contribution: 10 }, jackpotWin: { id: 'pot', amount: 50_000 } }
  await playTestRound(player, 1_000, 500, { roundId: 'jackpot-round', ...jackpot })
  await withdraw(player, 20_000)
  await rejectOldestWithdrawal(player)
  await withdraw(player, 20_000)
  return player
}

/** A bonus that its player cancels while a round with bonus money is under way. */
export async function cancelBonusDuringRound(): Promise<void> {
  const player = await newTestDepositor(10_000, 'DOBBELT')
  await playTestRound(player, 10_000, 0)
  const roundId = await openTestRound(player, 2_000)
  await inTransaction((context) => cancelActiveBonus(context, player.id))
  await settleTestRound(player, roundId, 3_000)
}
