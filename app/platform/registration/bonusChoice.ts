import { type BonusKind, bonusKindOf } from '@casino/features/api/entities/bonusKind'
import type { RegistrationForm } from '@casino/features/registration/calls'
import { PlatformError } from '@casino/shared/platformError'
import { findBonusByCode } from '../core/bonusDefinition.ts'
import type { TransactionContext } from '../core/platform.ts'

type BonusContext = Pick<TransactionContext, 'bonuses' | 'now'>

/**
 * Whether the form names a bonus: free spins in the first field, or a deposit match in the second. Throws ERR_BONUS_CODE for both, for
 * another kind, and for a bonus that is not offered.
 */
export function assertBonusChoice(context: BonusContext, form: Pick<RegistrationForm, 'acceptBonusOffer1' | 'acceptBonusOffer2'>): boolean {
  const { acceptBonusOffer1, acceptBonusOffer2 } = form
  if (acceptBonusOffer1 && acceptBonusOffer2) throw new PlatformError('ERR_BONUS_CODE', { message: 'a player has one welcome bonus' })
  if (acceptBonusOffer1) assertKind(context, acceptBonusOffer1, 'freeSpins')
  if (acceptBonusOffer2) assertKind(context, acceptBonusOffer2, 'depositMatch')
  return Boolean(acceptBonusOffer1 || acceptBonusOffer2)
}

function assertKind(context: BonusContext, code: string, kind: BonusKind): void {
  if (bonusKindOf(findBonusByCode(context, code)) !== kind)
    throw new PlatformError('ERR_BONUS_CODE', { message: `the bonus is no ${kind}` })
}
