import { type Ore, ore } from '../../format/money.ts'
import type { Transfer } from './transfer.ts'

const outgoing: ReadonlySet<Transfer['type']> = new Set(['withdrawal', 'refund', 'chargeback', 'cancelled_bonus'])

/** Effect of a transfer on the balance in øre: negative for withdrawals, payments that went back, and cancelled bonuses. The sign in the response is ignored. */
export const signedAmount = ({ type, amount }: Pick<Transfer, 'type' | 'amount'>): Ore =>
  ore(outgoing.has(type) ? -Math.abs(amount.value) : Math.abs(amount.value))
