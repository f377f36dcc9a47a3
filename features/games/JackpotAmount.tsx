import { Amount } from '@casino/design-system'
import { formatKr, type Ore, ore } from '../format/money.ts'
import { useCounting } from './useCounting.ts'

interface JackpotAmountProps {
  value: Ore
  /** Counts up to each new amount. */
  counting: boolean
}

/** The amount of a jackpot, as the server said it last. */
export function JackpotAmount({ value, counting }: JackpotAmountProps) {
  return <Amount value={formatKr(ore(useCounting(value, counting)))} size={18} tone="money" fits />
}
