import { depositCalls } from '@casino/features/deposit/calls'
import { typeset } from '@casino/features/format'
import { z } from 'zod'
import { PlatformError } from './errors.ts'
import { readPlatformJson } from './paths.ts'

const bonusSchema = depositCalls.bonusByCode.answer
export type Bonus = z.output<typeof bonusSchema>

/** Danish caps beyond those that the schema holds (wagering at most 10 ×, at least 60 days): value 1.000 kr., stake 100 kr. */
const cappedBonus = bonusSchema.superRefine(({ terms, bonusCode }, context) => {
  const refuse = (message: string, field: string) =>
    context.addIssue({ code: 'custom', path: ['terms', field], message: `${bonusCode}: ${message}` })
  if (terms.spins * terms.spinValue > 100_000) refuse('a bonus is worth at most 1,000 kr', 'spins')
  if (terms.maxBet < 1 || terms.maxBet > 10_000) refuse('the highest stake with a bonus is 100 kr', 'maxBet')
  if (terms.spins > 0 && terms.spinValue < 1) refuse('a spin needs a value', 'spinValue')
})

const bonusFile = z
  .array(cappedBonus)
  .refine((bonuses) => new Set(bonuses.map((bonus) => bonus.bonusCode.toUpperCase())).size === bonuses.length, 'a bonus code appears twice')

/** The one source of bonuses. Throws when the configuration breaks a Danish cap: such a bonus must not go live. */
export function parseBonuses(source: unknown): readonly Bonus[] {
  const parsed = bonusFile.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The bonus configuration (app/platform/seed/bonuses.json) is refused:\n${lines.join('\n')}`)
}

export const readBonuses = (): readonly Bonus[] =>
  parseBonuses(JSON.parse(typeset(JSON.stringify(readPlatformJson('seed', 'bonuses.json')))))

/** The bonus of a code, whatever its case. Throws ERR_BONUS_CODE for an unknown or closed one. */
export function bonusByCode(bonuses: readonly Bonus[], code: string): Bonus {
  const wanted = code.trim().toUpperCase()
  const bonus = bonuses.find((candidate) => candidate.bonusCode.toUpperCase() === wanted)
  if (bonus?.status !== 'active') throw new PlatformError('ERR_BONUS_CODE', { message: 'no active bonus has this code' })
  return bonus
}
