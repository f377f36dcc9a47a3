import { z } from 'zod'
import { imagePathSchema } from '../../content/entities/address.ts'
import { brandSchema } from '../../content/entities/content.ts'
import { ore } from '../../format/money.ts'
import { oreSchema } from '../scalars.ts'

/** A bonus. Amounts in øre; the bounds are the Danish rules (RULES, *Player protection*). */
export const bonusSchema = z.object({
  bonusId: z.string(),
  name: z.string(),
  bonusCode: z.string(),
  status: z.enum(['active', 'closed']),
  terms: z.object({
    minDeposit: oreSchema,
    spins: z.number().int().min(0),
    spinValue: oreSchema,
    /** Share of the deposit that is added as bonus money, in per cent; 0 without a match. */
    matchPercent: z.number().int().min(0).default(0),
    /** The most that is added, in øre. */
    matchMax: oreSchema.default(ore(0)),
    wageringMultiplier: z.number().min(0).max(10),
    validDays: z.number().int().min(60),
    maxBet: oreSchema,
  }),
  bonusRegisterContents: z.object({
    bannerUrl: imagePathSchema,
    /** Overrides `bannerUrl` for a brand with its own image. */
    bannerByBrand: z.partialRecord(brandSchema, imagePathSchema).default({}),
    checkboxText: z.string(),
    bonusDetail: z.string(),
    essentialTerms: z.string(),
    /** Worked example in kroner, shown where the offer is first shown. */
    example: z.string(),
    /** Sanitised HTML. */
    fullTerms: z.string(),
  }),
})
export type Bonus = z.output<typeof bonusSchema>
