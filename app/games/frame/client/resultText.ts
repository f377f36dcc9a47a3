import { formatKrShort, ore } from '@casino/features/format/money'
import type { RoundResponse } from '../frameApi.ts'
import { t } from './dom.ts'

/** The result of a round as text. Only an amount above the stake is presented as a win. */
export function resultText({ win, stake, jackpotWin }: Pick<RoundResponse, 'win' | 'stake' | 'jackpotWin'>): string {
  const amount = formatKrShort(ore(win))
  if (jackpotWin) return t('won_jackpot', { jackpot: formatKrShort(ore(jackpotWin)), amount })
  if (win > stake) return t('won', { amount })
  return win > 0 ? t('returned', { amount }) : t('nothing')
}
