import { matchedAmount } from '@casino/features/api/entities/bonusKind'
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
  validDays: number
  maxBet: number
}
interface FigureSources {
  system: Pick<SystemConfig, 'minAge' | 'minDeposit' | 'limitRaiseHours' | 'registrationCookieSeconds' | 'landingPageCookieSeconds'>
  support: { supportEmail: string; supportHours: string }
  /** Of the welcome bonus. */
  bonus: BonusTerms
}

/** Win of the worked example in the bonus terms. */
const exampleWin = ore(5_000)

/** Deposit of the worked example of a deposit match. */
const exampleDeposit = ore(20_000)

/** What the texts of a bonus name in braces, e.g. `{bonusMaxBet}`: its own terms, and the age of a player. */
export const bonusFigures = (terms: BonusTerms, { minAge }: Pick<SystemConfig, 'minAge'>): PlaceholderValues => ({
  ...matchFigures(terms),
  ...creditFigures(terms),
  minAge,
  bonusSpins: terms.spins,
  bonusSpinValue: formatKrShort(ore(terms.spinValue)),
  bonusSpinsValue: formatKrShort(ore(terms.spins * terms.spinValue)),
  bonusMinDeposit: formatKrShort(ore(terms.minDeposit)),
  bonusWagering: terms.wageringMultiplier,
  bonusMaxBet: formatKrShort(ore(terms.maxBet)),
  bonusDays: terms.validDays,
  bonusExampleWin: formatKrShort(exampleWin),
  bonusExampleStake: formatKrShort(ore(exampleWin * terms.wageringMultiplier)),
})

function matchFigures({ matchPercent = 0, matchMax = 0, wageringMultiplier }: BonusTerms): PlaceholderValues {
  const match = matchedAmount(exampleDeposit, { matchPercent, matchMax })
  return {
    bonusMatchPercent: matchPercent,
    bonusMatchMax: formatKrShort(ore(matchMax)),
    bonusExampleDeposit: formatKrShort(exampleDeposit),
    bonusExampleMatch: formatKrShort(match),
    bonusExampleMatchStake: formatKrShort(ore(match * wageringMultiplier)),
  }
}

const creditFigures = ({ credit = 0, wageringMultiplier }: BonusTerms): PlaceholderValues => ({
  bonusCredit: formatKrShort(ore(credit)),
  bonusExampleCredit: formatKrShort(ore(credit)),
  bonusExampleCreditStake: formatKrShort(ore(credit * wageringMultiplier)),
})

/** What the seed's texts name in braces, e.g. `{minAge}`: figures that configuration can change are never written in a text. */
export const contentFigures = ({ system, support, bonus }: FigureSources): PlaceholderValues => ({
  ...bonusFigures(bonus, system),
  minDeposit: formatKrShort(system.minDeposit),
  limitRaiseHours: system.limitRaiseHours,
  landingPageDays: Math.ceil(system.landingPageCookieSeconds / 86_400),
  registrationMinutes: Math.round(system.registrationCookieSeconds / 60),
  ...support,
})
