import { bonusSchema, bonusTermsSchema } from '@casino/features/api/entities/bonus'
import { bonusTriggers, isOffered, wageringBases } from '@casino/features/api/entities/bonusKind'
import { PlatformError } from '@casino/shared/platformError'
import { z } from 'zod'

/** What grants a bonus is one of the ways that the platform knows, and its wagering requirement is of what it gives. */
export const bonusDefinitionSchema = bonusSchema.extend({
  triggers: z.tuple([z.enum(bonusTriggers)]),
  terms: bonusTermsSchema.extend({
    wageringBase: z
      .enum(wageringBases, 'wagering never counts winnings: its base is the grant, or the deposit and the grant')
      .default('grant'),
  }),
})

/** A configured bonus with its terms. */
export type BonusDefinition = z.output<typeof bonusDefinitionSchema>

/** Finds a bonus that is offered now by its code, case-insensitively. `now`: UTC ms. Throws ERR_BONUS_CODE for any other. */
export function findBonusByCode({ bonuses, now }: { bonuses: readonly BonusDefinition[]; now: number }, code: string): BonusDefinition {
  const wanted = code.trim().toUpperCase()
  const bonus = bonuses.find((candidate) => candidate.bonusCode.toUpperCase() === wanted)
  if (!bonus || !isOffered(bonus, now)) throw new PlatformError('ERR_BONUS_CODE', { message: 'no active bonus has this code now' })
  return bonus
}
