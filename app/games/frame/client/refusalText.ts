import { formatKrShort, ore } from '@casino/features/format/money'
import type { RefusalData } from './frameClient.ts'

/** What a player reads of a refusal: above the greatest stake of a bonus, how much it is. */
export const refusalText = (
  t: (name: string, values?: Readonly<Record<string, string>>) => string,
  code: string,
  { maxBet }: RefusalData,
): string => (code === 'ERR_MAX_BET' && maxBet !== undefined ? t('max_bet', { amount: formatKrShort(ore(maxBet)) }) : t(code))
