import { grantedValue, wageringBaseOf, type wageringBases, wageringRequirement } from '@casino/features/api/entities/bonusKind'
import type { SystemConfig } from '@casino/features/content/systemConfig'
import { formatKrShort, ore } from '@casino/features/format/money'
import type { PlaceholderValues } from '@casino/shared/interpolate'

/** Terms of a bonus; amounts in øre. */
interface BonusTerms {
  minDeposit: number
  spins: number
  spinValue: number
  /** Absent without a deposit match. */
  matchPercent?: number
  matchMax?: number
  /** Absent without a credit. */
  credit?: number
  wageringMultiplier: number
  /** Default: `grant`. */
  wageringBase?: (typeof wageringBases)[number]
  validDays: number
  maxBet: number
}
interface FigureSources {
  system: Pick<SystemConfig, 'minAge' | 'minDeposit' | 'limitRaiseHours' | 'registrationCookieSeconds' | 'landingPageCookieSeconds'>
  support: { supportEmail: string; supportHours: string }
  /** Of the welcome bonus. */
  bonus: BonusTerms
}

/** Deposit of the worked example of a deposit match. */
const exampleDeposit = ore(20_000)

/** What the texts of a bonus name in braces, e.g. `{bonusMaxBet}`: its own terms, and the age of a player. */
export function bonusFigures(bonusTerms: BonusTerms, { minAge }: Pick<SystemConfig, 'minAge'>): PlaceholderValues {
  const terms = { matchPercent: 0, matchMax: 0, credit: 0, wageringBase: 'grant' as const, ...bonusTerms }
  return {
    minAge,
    bonusSpins: terms.spins,
    bonusSpinValue: formatKrShort(ore(terms.spinValue)),
    bonusSpinsValue: formatKrShort(ore(terms.spins * terms.spinValue)),
    bonusMinDeposit: formatKrShort(ore(terms.minDeposit)),
    bonusMatchPercent: terms.matchPercent,
    bonusMatchMax: formatKrShort(ore(terms.matchMax)),
    bonusCredit: formatKrShort(ore(terms.credit)),
    bonusWagering: terms.wageringMultiplier,
    bonusMaxBet: formatKrShort(ore(terms.maxBet)),
    bonusDays: terms.validDays,
    bonusExampleDeposit: formatKrShort(exampleDeposit),
    bonusExampleGrant: formatKrShort(grantedValue(exampleDeposit, terms)),
    bonusWageringBase: formatKrShort(wageringBaseOf(exampleDeposit, terms)),
    bonusRequirement: formatKrShort(wageringRequirement(exampleDeposit, terms)),
    bonusExampleSide: formatKrShort(ore(Math.floor(terms.maxBet / 2))),
  }
}

/** What the seed's texts name in braces, e.g. `{minAge}`: figures that configuration can change are never written in a text. */
export const contentFigures = ({ system, support, bonus }: FigureSources): PlaceholderValues => ({
  ...bonusFigures(bonus, system),
  minDeposit: formatKrShort(system.minDeposit),
  limitRaiseHours: system.limitRaiseHours,
  landingPageDays: Math.ceil(system.landingPageCookieSeconds / 86_400),
  registrationMinutes: Math.round(system.registrationCookieSeconds / 60),
  ...support,
})
