import type { sessionCalls } from '@casino/features/session/calls'
import type { z } from 'zod'
import type { Context } from '../platform.ts'
import { activeBonus } from './bonus.ts'
import { readMoney } from './ledger.ts'

/** Balances in øre as the account summary names them. */
export type Balances = z.input<typeof sessionCalls.summary.answer>

/** What the player has now. Bonus money past its time is cancelled by looking. */
export async function readBalances(context: Context, playerId: string): Promise<Balances> {
  const bonus = await activeBonus(context, playerId)
  const money = await readMoney(context, playerId)
  return {
    Balance: money.cash,
    BonusBalance: money.bonus,
    TotalBalance: money.cash + money.bonus,
    // Bonus money is never paid out before it is wagered; cash always is.
    WithdrawableBalance: money.cash,
    TotalActiveBonusWageredFraction: bonus && bonus.required > 0 ? bonus.wagered / bonus.required : 0,
    TotalActiveWageringRequirement: bonus?.required ?? 0,
    FreeSpinsLeft: bonus?.spinsLeft ?? 0,
  }
}
