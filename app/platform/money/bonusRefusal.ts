import type { BonusRefusal } from '@casino/features/api/entities/bonusRefusal'
import { PlatformError } from '@casino/shared/platformError'
import type { BonusDefinition } from '../core/bonusDefinition.ts'
import type { TransactionContext } from '../core/platform.ts'
import { readFirstDeposit } from './firstDeposit.ts'
import { findActiveBonus, hasReceivedBonus } from './playerBonus.ts'

/** Where a bonus is asked for: with a deposit in øre (without an amount its minimum is not asked), or on the page of campaigns. */
type BonusRequest = { type: 'deposit'; amount?: number } | { type: 'campaign' }

/** Why a player cannot have an offered bonus; null when nothing is in the way. */
export async function findBonusRefusal(
  context: TransactionContext,
  playerId: string,
  { bonusId, terms, triggers: [trigger] }: BonusDefinition,
  request: BonusRequest,
): Promise<BonusRefusal | null> {
  if (await hasReceivedBonus(context, playerId, bonusId)) return 'received'
  if (await findActiveBonus(context, playerId)) return 'other_active'
  if (trigger === 'firstDeposit' && (await readFirstDeposit(context, playerId)) !== null) return 'first_deposit_only'
  if (request.type === 'campaign') return null
  if (trigger === 'code') return 'code_only'
  return (request.amount ?? terms.minDeposit) < terms.minDeposit ? 'below_minimum' : null
}

export const bonusRefusedError = (refusal: BonusRefusal) =>
  new PlatformError('ERR_BONUS_CODE', { message: `the bonus is refused: ${refusal}`, data: { bonusRefusal: refusal } })
