import { formatList } from '@casino/features/format/number'
import { pocketsOf } from '../../engines/roulette.ts'
import { t } from './dom.ts'

/** Danish name of a bet: "Tallet 7", "Tallene 7 og 8", "Kolonnen 1, 4, … 34", "Rød". */
export function betName(bet: string): string {
  if (!/\d/.test(bet) || bet.startsWith('dozen')) return t(bet)
  const numbers = pocketsOf(bet).map(String)
  if (bet.startsWith('column')) return t('column', { numbers: `${numbers.slice(0, 2).join(', ')} … ${numbers.at(-1)}` })
  return numbers.length === 1 ? t('number', { number: numbers.join() }) : t('numbers', { numbers: formatList(numbers) })
}
