import type { SystemConfig } from '@casino/features/content/systemConfig'
import { formatKrShort, ore } from '@casino/features/format/money'
import type { PlaceholderValues } from '../interpolate.ts'

interface FigureSources {
  system: Pick<SystemConfig, 'minAge' | 'minDeposit' | 'limitRaiseHours'>
  support: { supportEmail: string; supportHours: string }
  /** Terms of the welcome bonus; amounts in øre. */
  bonus: { minDeposit: number; spins: number; spinValue: number; wageringMultiplier: number; validDays: number; maxBet: number }
}

/** Win of the worked example in the bonus terms. */
const exampleWin = ore(5_000)

/** What the seed's texts name in braces, e.g. `{minAge}`: figures that configuration can change are never written in a text. */
export const contentFigures = ({ system, support, bonus }: FigureSources): PlaceholderValues => ({
  minAge: system.minAge,
  minDeposit: formatKrShort(system.minDeposit),
  limitRaiseHours: system.limitRaiseHours,
  ...support,
  bonusSpins: bonus.spins,
  bonusSpinValue: formatKrShort(ore(bonus.spinValue)),
  bonusSpinsValue: formatKrShort(ore(bonus.spins * bonus.spinValue)),
  bonusMinDeposit: formatKrShort(ore(bonus.minDeposit)),
  bonusWagering: bonus.wageringMultiplier,
  bonusMaxBet: formatKrShort(ore(bonus.maxBet)),
  bonusDays: bonus.validDays,
  bonusExampleWin: formatKrShort(exampleWin),
  bonusExampleStake: formatKrShort(ore(exampleWin * bonus.wageringMultiplier)),
})
