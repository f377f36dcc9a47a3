import { type Balances, findActiveBonus, readBalances, type TransactionContext } from '@casino/platform/gamesPort'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import type { FrameFunds } from './frameApi.ts'
import type { FrameSession } from './frameSessions.ts'

/** Funds of a free-play frame. */
export const playMoneyFunds = ({ freeBalance }: Pick<FrameSession, 'freeBalance'>): FrameFunds => ({
  balance: freeBalance,
  bonus: 0,
  freeSpins: 0,
  freeSpinValue: 0,
})

/** Funds of a player in a game; `balances`: those that are already known. */
export async function readFrameFunds(
  context: TransactionContext,
  playerId: string,
  game: CatalogueGame,
  balances?: Balances,
): Promise<FrameFunds> {
  const known = balances ?? (await readBalances(context, playerId))
  const bonus = game.kind === 'slot' ? await findActiveBonus(context, playerId) : null
  const usable = bonus && game.stakes.includes(bonus.spinValue) ? bonus : null
  return {
    balance: known.TotalBalance,
    bonus: known.BonusBalance,
    freeSpins: usable?.spinsLeft ?? 0,
    freeSpinValue: usable?.spinValue ?? 0,
  }
}
