import { z } from 'zod'
import { imagePathSchema } from '../../content/entities/address.ts'
import { brandSchema } from '../../content/entities/content.ts'
import { ore } from '../../format/money.ts'
import { nullableInstantSchema, oreSchema } from '../scalars.ts'

/** Texts shown where a player chooses a bonus (specification, *Bonus*: `bonusRegisterContents`). */
const registerContentsSchema = z.object({
  /** Place among the offers, lowest first. */
  position: z.number().int().default(0),
  bannerUrl: imagePathSchema,
  /** Overrides `bannerUrl` for a brand with its own image. */
  bannerByBrand: z.partialRecord(brandSchema, imagePathSchema).default({}),
  checkboxText: z.string(),
  bonusDetail: z.string(),
  /** Shown where the first deposit is made with it. */
  transferDetail: z.string().default(''),
  essentialTerms: z.string(),
  essentialTermsType: z.enum(['text', 'html']).default('text'),
  /** Worked example in kroner, shown where the offer is first shown. */
  example: z.string(),
  /** Sanitised HTML. With the type `link`: the path of a page. */
  fullTerms: z.string(),
  fullTermsType: z.enum(['html', 'link']).default('html'),
  /** Empty: the button's own text. */
  termsLinkText: z.string().default(''),
})

/** A bonus as the back end sends it. Amounts in øre; the bounds are the Danish rules (RULES, *Player protection*). */
export const bonusSchema = z.object({
  bonusId: z.string(),
  name: z.string(),
  bonusCode: z.string(),
  status: z.enum(['active', 'closed']),
  /** When it can be chosen; null without a bound. */
  scheduleFrom: nullableInstantSchema.default(null),
  scheduleTo: nullableInstantSchema.default(null),
  /** Further conditions besides the essential terms, one Danish sentence each. */
  conditions: z.array(z.string()).default([]),
  terms: z.object({
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
  }),
  bonusRegisterContents: registerContentsSchema,
  // The rest is the operator's bookkeeping: who grants the bonus, its affiliate tags, the group that its players join, its triggers, and
  // the kind of deposit in the operator's reports.
  provider: z.string().default(''),
  btagCode: z.string().default(''),
  bonusRegisterBtag: z.string().default(''),
  forceUserGroupId: z.string().nullable().default(null),
  properties: z.record(z.string(), z.string()).default({}),
  triggers: z.array(z.string()).default([]),
  depositType: z.object({ depositTypeId: z.string(), depositTypeName: z.string() }).nullable().default(null),
})

/** What the browser receives of a bonus. */
export const clientBonusSchema = bonusSchema.omit({
  provider: true,
  btagCode: true,
  bonusRegisterBtag: true,
  forceUserGroupId: true,
  properties: true,
  triggers: true,
  depositType: true,
})
export type Bonus = z.output<typeof clientBonusSchema>
