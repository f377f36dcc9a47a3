import type { BonusRefusal } from '@casino/features/api/entities/bonusRefusal'
import type { BonusDefinition } from '../bonusDefinitions.ts'
import type { TransactionContext } from '../platform.ts'
import { readFirstDeposit } from './firstDeposit.ts'
import { getActiveBonus, hasReceivedBonus } from './playerBonus.ts'

/**
 * Why a player cannot have an offered bonus; null when nothing is in the way. `amount`: the deposit in øre; without one its minimum is
 * not asked.
 */
export async function findBonusRefusal(
  context: TransactionContext,
  playerId: string,
  { bonusId, terms }: BonusDefinition,
  amount: number = terms.minDeposit,
): Promise<BonusRefusal | null> {
  if (await hasReceivedBonus(context, playerId, bonusId)) return 'received'
  if (await getActiveBonus(context, playerId)) return 'other_active'
  if ((await readFirstDeposit(context, playerId)) !== null) return 'first_deposit_only'
  return amount < terms.minDeposit ? 'below_minimum' : null
}
