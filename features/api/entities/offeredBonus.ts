import { z } from 'zod'
import { optionalField, oreSchema } from '../scalars.ts'
import { bonusTriggers } from './bonusKind.ts'

/** A bonus that a player can have, as it is shown before it is granted. */
export const offeredBonusSchema = z.object({
  bonusCode: z.string(),
  name: z.string(),
  /** What grants it: a deposit, or the code at once. */
  trigger: z.enum(bonusTriggers),
  /** Least deposit that grants it, øre. */
  minDeposit: oreSchema,
  detail: z.string(),
  essentialTerms: z.string(),
  /** One line that stands for the essential terms on a small card; empty without one. */
  keyTerms: optionalField(z.string(), ''),
  /** Worked example in kroner. */
  example: z.string(),
  /** Further conditions besides the essential terms, one Danish sentence each. */
  conditions: z.array(z.string()),
})
export type OfferedBonus = z.output<typeof offeredBonusSchema>
