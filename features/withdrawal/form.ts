import * as z from 'zod/mini'
import type { TextKey } from '../content/texts/index.ts'
import type { Ore } from '../format/money.ts'

/** Bounds of a withdrawal, in øre. */
export interface WithdrawalRules {
  min: Ore
  /** What can be withdrawn. */
  max: Ore
}

/** Form of the amount. Messages are text keys, which take `{min}` and `{left}`. */
export const withdrawalFormSchema = ({ min, max }: WithdrawalRules) =>
  z.object({ amount: z.nullable(z.number('payout.amount_required' satisfies TextKey)) }).check((context) => {
    const { amount } = context.value
    const addIssue = (message: TextKey) => context.issues.push({ code: 'custom', input: amount, path: ['amount'], message })
    if (amount === null) addIssue('payout.amount_required')
    else if (!Number.isSafeInteger(amount) || amount < min) addIssue('payout.amount_min')
    else if (amount > max) addIssue('payout.amount_max')
  })
