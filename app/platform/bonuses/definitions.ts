import { grantedValue } from '@casino/features/api/entities/bonusKind'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import { interpolate } from '@casino/shared/interpolate'
import { z } from 'zod'
import { type BonusDefinition, bonusDefinitionSchema } from '../core/bonusDefinition.ts'
import { readSeed, seedFolder } from '../core/readSeed.ts'
import { readSystemConfigSeed } from '../core/systemConfigSeed.ts'
import { bonusFigures } from './figures.ts'

interface BonusRule {
  field: string
  message: string
  isBroken(bonus: BonusDefinition): boolean
}

const isOfDeposit = ({ triggers: [trigger] }: BonusDefinition): boolean => trigger !== 'code'

/** Danish rules that the call's schema does not check (it checks wagering ≤ 10 × and ≥ 60 days), and what a definition needs to be granted. */
const bonusRules: readonly BonusRule[] = [
  {
    field: 'terms.value',
    message: 'the value must not exceed 1,000 kr',
    isBroken: ({ terms }) => terms.spins * terms.spinValue + terms.matchMax + terms.credit > 100_000,
  },
  {
    field: 'terms.value',
    message: 'a bonus gives free spins, a deposit match or a credit, and one of them only',
    isBroken: ({ terms }) => [terms.spins, terms.matchPercent, terms.credit].filter((gift) => gift > 0).length !== 1,
  },
  {
    field: 'terms.matchMax',
    message: 'matchMax is required with matchPercent',
    isBroken: ({ terms }) => terms.matchPercent > 0 && terms.matchMax < 1,
  },
  {
    field: 'terms.maxBet',
    message: 'the maximum stake must not exceed 100 kr',
    isBroken: ({ terms }) => terms.maxBet < 1 || terms.maxBet > 10_000,
  },
  {
    field: 'terms.spinValue',
    message: 'spinValue is required with spins',
    isBroken: ({ terms }) => terms.spins > 0 && terms.spinValue < 1,
  },
  {
    field: 'triggers',
    message: 'a deposit match belongs to a deposit, a credit to a code',
    isBroken: ({ terms, triggers: [trigger] }) =>
      (terms.matchPercent > 0 && trigger === 'code') || (terms.credit > 0 && trigger !== 'code'),
  },
  {
    field: 'terms.matchPercent',
    message: 'a match gives the value of the deposit: 100 %',
    isBroken: ({ terms }) => terms.matchPercent > 0 && terms.matchPercent !== 100,
  },
  {
    field: 'terms.minDeposit',
    message: 'a required deposit has the value of what it gives',
    isBroken: (bonus) => {
      const { minDeposit } = bonus.terms
      return isOfDeposit(bonus) ? grantedValue(minDeposit, bonus.terms) !== minDeposit : minDeposit > 0
    },
  },
  {
    field: 'terms.wageringBase',
    message: 'a deposit is in the base only where one is required',
    isBroken: (bonus) => bonus.terms.wageringBase === 'depositAndGrant' && !isOfDeposit(bonus),
  },
  {
    field: 'bonusRegisterContents.essentialTerms',
    message: 'the essential terms must name the wagering, the maximum stake and the days: {bonusWagering}, {bonusMaxBet}, {bonusDays}',
    isBroken: ({ bonusRegisterContents: { essentialTerms } }) =>
      !['Wagering', 'MaxBet', 'Days'].every((name) => essentialTerms.includes(`{bonus${name}}`)),
  },
  {
    field: 'bonusRegisterContents.essentialTerms',
    message: 'the essential terms must name the wagering in kroner where it is known: {bonusRequirement}',
    isBroken: ({ terms, bonusRegisterContents: { essentialTerms } }) =>
      terms.matchPercent === 0 && !essentialTerms.includes('{bonusRequirement}'),
  },
  {
    field: 'bonusRegisterContents.keyTerms',
    message: 'the line that stands for the essential terms must name the wagering, the maximum stake and the days',
    isBroken: ({ bonusRegisterContents: { keyTerms } }) =>
      keyTerms !== '' &&
      !(/\{bonus(?:Wagering|Requirement)\}/.test(keyTerms) && ['MaxBet', 'Days'].every((name) => keyTerms.includes(`{bonus${name}}`))),
  },
  {
    field: 'bonusRegisterContents.example',
    message: 'a worked example in kroner is required: its text names {bonusRequirement}',
    isBroken: ({ bonusRegisterContents: { example } }) => !example.includes('{bonusRequirement}'),
  },
]

const checkedBonusSchema = bonusDefinitionSchema.superRefine((bonus, context) => {
  for (const { field, message, isBroken } of bonusRules)
    if (isBroken(bonus)) context.addIssue({ code: 'custom', path: field.split('.'), message })
})

const bonusFileSchema = z
  .array(checkedBonusSchema)
  .refine((bonuses) => new Set(bonuses.map((bonus) => bonus.bonusCode.toUpperCase())).size === bonuses.length, 'a bonus code appears twice')

/** Parses the bonus configuration. Throws when a bonus exceeds a Danish cap. */
export function parseBonusDefinitions(source: unknown): readonly BonusDefinition[] {
  const parsed = bonusFileSchema.safeParse(source)
  if (parsed.success) return parsed.data
  const codes = z.array(z.object({ bonusCode: z.string() })).safeParse(source).data ?? []
  const lines = parsed.error.issues.map(({ path: [place, ...path], message }) => {
    const name = codes[Number(place)]?.bonusCode ?? place
    return `  ${[name, path.join('.'), message].filter(Boolean).join(': ')}`
  })
  throw new Error(`Invalid bonus configuration (app/platform/seed/bonuses.json):\n${lines.join('\n')}`)
}

/** Bonus definitions from `seed/bonuses.json`, whose texts name their own terms in braces. Throws like `parseBonusDefinitions`. */
export function readBonusDefinitions(folder: string = seedFolder()): readonly BonusDefinition[] {
  const { values } = readSystemConfigSeed(folder)
  return parseBonusDefinitions(readSeed(folder, 'bonuses.json', z.unknown())).map(({ bonusRegisterContents: texts, ...bonus }) => {
    const figures = bonusFigures(bonus.terms, values)
    const fill = (text: string) => insertNonBreakingSpaces(interpolate(text, figures))
    const bonusRegisterContents = {
      ...texts,
      transferDetail: fill(texts.transferDetail),
      termsLinkText: fill(texts.termsLinkText),
      checkboxText: fill(texts.checkboxText),
      bonusDetail: fill(texts.bonusDetail),
      essentialTerms: fill(texts.essentialTerms),
      keyTerms: fill(texts.keyTerms),
      example: fill(texts.example),
      fullTerms: fill(texts.fullTerms),
    }
    return { ...bonus, name: fill(bonus.name), conditions: bonus.conditions.map(fill), bonusRegisterContents }
  })
}
