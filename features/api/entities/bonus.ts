import { z } from 'zod'
import { imagePathSchema } from '../../content/entities/address.ts'
import { brandSchema } from '../../content/entities/content.ts'
import { ore } from '../../format/money.ts'
import { idSchema, nullableInstantSchema, optionalField, oreSchema } from '../scalars.ts'

const contentsFields = z.object({
  /** Place among the offers, lowest first. */
  position: optionalField(z.number().int(), 0),
  bannerUrl: imagePathSchema,
  /** Overrides `bannerUrl` for a brand with its own image. */
  bannerByBrand: optionalField(z.partialRecord(brandSchema, imagePathSchema), {}),
  checkboxText: optionalField(z.string(), ''),
  bonusDetail: optionalField(z.string(), ''),
  /** Shown where the first deposit is made with it. */
  transferDetail: optionalField(z.string(), ''),
  essentialTerms: z.string().min(1),
  essentialTermsType: optionalField(z.enum(['text', 'html']), 'text'),
  /** The essential terms in one line, for a card that folds them. Empty: the card shows them all. No part of the specification. */
  keyTerms: optionalField(z.string(), ''),
  /** Worked example in kroner, shown where the offer is first shown. */
  example: optionalField(z.string(), ''),
  /** Sanitised HTML. With the type `link`: the path of a page. */
  fullTerms: z.string(),
  fullTermsType: optionalField(z.enum(['html', 'link']), 'html'),
  /** Empty: the button's own text. */
  termsLinkText: optionalField(z.string(), ''),
})
/**
 * Texts shown where a player chooses a bonus (specification, *Bonus*: `bonusRegisterContents`). The specification has one field `terms`: it
 * stands for the essential and the full terms that a back end does not send.
 */
const registerContentsSchema = z.preprocess((contents: z.input<typeof contentsFields> & { terms?: unknown }): unknown => {
  const { terms, ...fields }: { terms?: unknown } = contents ?? {}
  return terms === undefined ? contents : { essentialTerms: terms, fullTerms: terms, ...fields }
}, contentsFields)

/** The terms of a bonus as numbers. */
export const bonusTermsSchema = z.object({
  minDeposit: oreSchema,
  spins: z.number().int().min(0),
  spinValue: oreSchema,
  /** Share of the deposit that is added as bonus money, in per cent; 0 without a match. */
  matchPercent: z.number().int().min(0).default(0),
  /** The most that is added, in øre. */
  matchMax: oreSchema.default(ore(0)),
  /** Bonus money that is given without a deposit, in øre. */
  credit: oreSchema.default(ore(0)),
  wageringMultiplier: z.number().min(0).max(10, 'the wagering must not exceed 10 times'),
  validDays: z.number().int().min(60, 'the bonus must be valid for 60 days or more'),
  maxBet: oreSchema,
})
type BonusTerms = z.output<typeof bonusTermsSchema>
const unknownTerms: BonusTerms = {
  minDeposit: ore(0),
  spins: 0,
  spinValue: ore(0),
  matchPercent: 0,
  matchMax: ore(0),
  credit: ore(0),
  wageringMultiplier: 0,
  validDays: 0,
  maxBet: ore(0),
}

/** A bonus as the back end sends it. Amounts in øre; the bounds are the Danish rules (RULES, *Player protection*). */
export const bonusSchema = z.object({
  bonusId: idSchema,
  name: z.string(),
  bonusCode: z.string(),
  status: optionalField(z.enum(['active', 'closed']), 'active'),
  /** When it can be chosen; null without a bound. */
  scheduleFrom: nullableInstantSchema.default(null),
  scheduleTo: nullableInstantSchema.default(null),
  /** Further conditions besides the essential terms, one Danish sentence each. */
  conditions: optionalField(z.array(z.string()), []),
  /** No part of the specification: a back end may write them in its texts only. */
  terms: optionalField(bonusTermsSchema, unknownTerms),
  bonusRegisterContents: registerContentsSchema,
  // The rest is the operator's bookkeeping: who grants the bonus, its affiliate tags, the group that its players join, its properties,
  // triggers, and the kind of deposit in the operator's reports.
  provider: z.unknown().optional(),
  btagCode: z.unknown().optional(),
  bonusRegisterBtag: z.unknown().optional(),
  forceUserGroupId: z.unknown().optional(),
  properties: z.unknown().optional(),
  triggers: z.unknown().optional(),
  depositType: z.unknown().optional(),
})

/** What the browser receives of a bonus. */
export const clientBonusSchema = bonusSchema
  .omit({
    provider: true,
    btagCode: true,
    bonusRegisterBtag: true,
    forceUserGroupId: true,
    properties: true,
    triggers: true,
    depositType: true,
  })
  .extend({ terms: z.custom<BonusTerms>() }) // parsed already; unknown terms are outside of the bounds
export type Bonus = z.output<typeof clientBonusSchema>
