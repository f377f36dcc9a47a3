import { parseAmountParam, toAmountParam } from '../format/amountParam.ts'
import type { Ore } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { withSearch } from '../navigation/useSearchState.ts'

/** The part of a deposit that its URL stores: enough to resume after a reload, no personal data and no card data. */
export interface DepositLocation {
  step: 'amount' | 'payment' | 'receipt'
  amount: Ore | null
  bonusCode: string
  depositLogId: string | null
}

const stepParams = { payment: 'betaling', receipt: 'kvittering' } as const

/**
 * Parses the query string of the deposit page. Invalid values are ignored; a payment step without an amount becomes the amount step.
 * `hasBonusField`: false where the form has no bonus code field; a code in the URL is then ignored too.
 */
export function parseDepositSearch(search: string, hasBonusField = true): DepositLocation {
  const query = new URLSearchParams(search)
  const amount = parseAmountParam(query.get('beloeb'))
  const bonusCode = hasBonusField ? (query.get('bonus') ?? '').trim().slice(0, 40) : ''
  const depositLogId = query.get('id')?.slice(0, 64) || null
  const stepParam = query.get('trin')
  if (stepParam === stepParams.receipt) return { step: 'receipt', amount, bonusCode, depositLogId }
  return { step: stepParam === stepParams.payment && amount !== null ? 'payment' : 'amount', amount, bonusCode, depositLogId: null }
}

/** The query string of a location, without `?`; the inverse of `parseDepositSearch`. The amount is in kroner. */
export function toDepositSearch({ step, amount, bonusCode, depositLogId }: DepositLocation): string {
  const query = new URLSearchParams()
  if (step !== 'amount') query.set('trin', stepParams[step])
  if (amount !== null) query.set('beloeb', toAmountParam(amount))
  if (bonusCode) query.set('bonus', bonusCode)
  if (step === 'receipt' && depositLogId) query.set('id', depositLogId)
  return query.toString()
}

/** A new deposit (no amount, no bonus code in the URL) defaults to the bonus chosen at registration. */
export const initialLocation = (location: DepositLocation, chosenBonusCode: string): DepositLocation =>
  location.step === 'amount' && location.amount === null && location.bonusCode === ''
    ? { ...location, bonusCode: chosenBonusCode }
    : location

/** The payment step with a new card chosen, to return to from the identity provider. The choice is no part of the location: it ends with the payment. */
export const newCardSearch = (location: DepositLocation): string => `${toDepositSearch(location)}&kort=nyt`
export const isNewCardSearch = (search: string): boolean => new URLSearchParams(search).get('kort') === 'nyt'

/** Path and query string of a location. */
export const depositHref = (location: DepositLocation): string => withSearch(paths.deposit, toDepositSearch(location))
