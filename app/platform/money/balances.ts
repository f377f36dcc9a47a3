import type { sessionCalls } from '@casino/features/session/calls'
import type { z } from 'zod'
import type { TransactionContext } from '../core/platform.ts'
import { readFunds } from '../ledger/ledger.ts'
import { findActiveBonus } from './playerBonus.ts'

/** Balances in øre, with the field names of the account summary. */
export type Balances = Record<keyof z.input<typeof sessionCalls.summary.response>, number>

/** The player's current balances. Cancels an expired bonus first. */
export async function readBalances(context: TransactionContext, playerId: string): Promise<Balances> {
  const bonus = await findActiveBonus(context, playerId)
  const money = await readFunds(context, playerId)
  return {
    Balance: money.cash,
    BonusBalance: money.bonus,
    TotalBalance: money.cash + money.bonus,
    // Bonus money cannot be withdrawn before it is wagered; cash always can.
    WithdrawableBalance: money.cash,
    TotalActiveBonusWageredFraction: bonus && bonus.required > 0 ? bonus.wagered / bonus.required : 0,
    TotalActiveWageringRequirement: bonus?.required ?? 0,
    FreeSpinsLeft: bonus?.spinsLeft ?? 0,
  }
}
