import { bonusSchema } from '@casino/features/api/entities/bonus'
import { isOffered } from '@casino/features/api/entities/bonusKind'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { z } from 'zod'
import { bonusFigures } from './cms/figures.ts'
import { readSystemConfigSeed } from './cms/systemConfigSeed.ts'
import { PlatformError } from './errors.ts'
import { interpolate } from './interpolate.ts'
import { readPlatformJson } from './paths.ts'

/** A configured bonus with its terms. */
export type BonusDefinition = z.output<typeof bonusSchema>

/** Danish caps that the call's schema does not check (it checks wagering ≤ 10 × and ≥ 60 days): value 1,000 kr, stake 100 kr. */
const cappedBonusSchema = bonusSchema.superRefine(({ terms, bonusCode }, context) => {
  const refuse = (message: string, field: string) =>
    context.addIssue({ code: 'custom', path: ['terms', field], message: `${bonusCode}: ${message}` })
  if (terms.spins * terms.spinValue + terms.matchMax > 100_000) refuse('the value must not exceed 1,000 kr', 'spins')
  if (terms.matchPercent > 0 && terms.spins > 0) refuse('a bonus gives free spins or a deposit match, not both', 'matchPercent')
  if (terms.matchPercent > 0 && terms.matchMax < 1) refuse('matchMax is required with matchPercent', 'matchMax')
  if (terms.maxBet < 1 || terms.maxBet > 10_000) refuse('the maximum stake must not exceed 100 kr', 'maxBet')
  if (terms.spins > 0 && terms.spinValue < 1) refuse('spinValue is required with spins', 'spinValue')
})

const bonusFileSchema = z
  .array(cappedBonusSchema)
  .refine((bonuses) => new Set(bonuses.map((bonus) => bonus.bonusCode.toUpperCase())).size === bonuses.length, 'a bonus code appears twice')

/** Parses the bonus configuration. Throws when a bonus exceeds a Danish cap. */
export function parseBonusDefinitions(source: unknown): readonly BonusDefinition[] {
  const parsed = bonusFileSchema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Invalid bonus configuration (app/platform/seed/bonuses.json):\n${lines.join('\n')}`)
}

/** Bonus definitions from `seed/bonuses.json`, whose texts name their own terms in braces. Throws like `parseBonusDefinitions`. */
export function readBonusDefinitions(): readonly BonusDefinition[] {
  const { values } = readSystemConfigSeed()
  return parseBonusDefinitions(readPlatformJson('seed', 'bonuses.json')).map(({ bonusRegisterContents: texts, ...bonus }) => {
    const fill = (text: string) => insertNonBreakingSpaces(interpolate(text, bonusFigures(bonus.terms, values)))
    const bonusRegisterContents = {
      ...texts,
      transferDetail: fill(texts.transferDetail),
      termsLinkText: fill(texts.termsLinkText),
      checkboxText: fill(texts.checkboxText),
      bonusDetail: fill(texts.bonusDetail),
      essentialTerms: fill(texts.essentialTerms),
      example: fill(texts.example),
      fullTerms: fill(texts.fullTerms),
    }
    return { ...bonus, name: fill(bonus.name), conditions: bonus.conditions.map(fill), bonusRegisterContents }
  })
}

/** Finds a bonus that is offered now by its code, case-insensitively. `now`: UTC ms. Throws ERR_BONUS_CODE for any other. */
export function findBonusByCode({ bonuses, now }: { bonuses: readonly BonusDefinition[]; now: number }, code: string): BonusDefinition {
  const wanted = code.trim().toUpperCase()
  const bonus = bonuses.find((candidate) => candidate.bonusCode.toUpperCase() === wanted)
  if (!bonus || !isOffered(bonus, now)) throw new PlatformError('ERR_BONUS_CODE', { message: 'no active bonus has this code now' })
  return bonus
}
