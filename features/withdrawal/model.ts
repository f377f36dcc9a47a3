import type { CallError, ErrorCode } from '../api/errors.ts'
import { isUncertain } from '../api/errors.ts'
import { parseAmountParam, toAmountParam } from '../format/amountParam.ts'
import { danishDate } from '../format/date.ts'
import type { Ore } from '../format/money.ts'
import type { DepositBonus, Withdrawal, WithdrawalStatus } from './calls.ts'

/**
 * A withdrawal in progress, as the URL stores it: it continues after a reload, MitID or a new login. `key` is the idempotency key of its
 * request, so that it is requested only once.
 */
export interface WithdrawalDraft {
  amount: Ore
  key: string
}

/** The draft of a query string; null where there is none. */
export function parseWithdrawalSearch(search: string): WithdrawalDraft | null {
  const query = new URLSearchParams(search)
  const amount = parseAmountParam(query.get('beloeb'))
  const key = query.get('id') ?? ''
  return amount !== null && /^[\w-]{8,64}$/.test(key) ? { amount, key } : null
}

/** The query string of a draft, without `?`. */
export const toWithdrawalSearch = (draft: WithdrawalDraft | null): string =>
  draft ? new URLSearchParams({ beloeb: toAmountParam(draft.amount), id: draft.key }).toString() : ''

/** Why a request failed, by what the player can do. */
export type WithdrawalFailureKind = 'amount' | 'stepUp' | 'support' | 'repeat' | 'retry'

const kindByCode: Readonly<Partial<Record<ErrorCode, WithdrawalFailureKind>>> = {
  ERR_MIN_WITHDRAWAL: 'amount',
  ERR_INSUFFICIENT_FUNDS: 'amount',
  ERR_VALIDATION: 'amount',
  ERR_STEP_UP_REQUIRED: 'stepUp',
  ERR_ACCOUNT_LOCKED: 'support',
  ERR_WITHDRAWAL_UNAVAILABLE: 'support',
}

export interface WithdrawalFailure {
  kind: WithdrawalFailureKind
  /** Danish message. */
  message: string
  reference: string | null
}

/** Classifies a failed request. `repeat`: it is unknown whether it was processed; repeating the same request finds out. */
export const toWithdrawalFailure = ({ code, message, details }: CallError): WithdrawalFailure => ({
  kind: kindByCode[code] ?? (isUncertain(code) ? 'repeat' : 'retry'),
  message,
  reference: details.reference ?? null,
})

/** Steps of a withdrawal: the amount, the last confirmation after the step-up, and what was requested. */
export type WithdrawalState =
  | { type: 'editing'; amount: Ore | null; failure: WithdrawalFailure | null }
  | { type: 'confirming'; draft: WithdrawalDraft; failure: WithdrawalFailure | null }
  | { type: 'requested'; withdrawal: Withdrawal }

export type WithdrawalEvent =
  | { type: 'confirmed'; draft: WithdrawalDraft }
  | { type: 'edited' }
  | { type: 'failed'; failure: WithdrawalFailure }
  | { type: 'requested'; withdrawal: Withdrawal }

/** Where the page opens: with a draft and a confirmed identity only the last confirmation is left. */
export function initialWithdrawalState(draft: WithdrawalDraft | null, confirmedUntil: number | null): WithdrawalState {
  return draft && confirmedUntil !== null
    ? { type: 'confirming', draft, failure: null }
    : { type: 'editing', amount: draft?.amount ?? null, failure: null }
}

/** Reducer of the page. An event that does not apply to the state leaves it unchanged, so late responses are ignored. */
export function withdrawalReducer(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'requested') return event
  if (state.type === 'requested') return event.type === 'edited' ? { type: 'editing', amount: null, failure: null } : state
  switch (event.type) {
    case 'confirmed':
      return { type: 'confirming', draft: event.draft, failure: null }
    case 'edited':
      return { type: 'editing', amount: state.type === 'confirming' ? state.draft.amount : state.amount, failure: null }
    case 'failed': {
      const { failure } = event
      if (state.type === 'editing') return { ...state, failure }
      // the amount has to change, or the identity has to be confirmed again
      if (failure.kind === 'amount' || failure.kind === 'stepUp') return { type: 'editing', amount: state.draft.amount, failure }
      return { ...state, failure }
    }
  }
}

/** What stands in the way of a withdrawal; `open`: nothing. Amounts in øre. */
export type WithdrawalEligibility = { type: 'open' } | { type: 'empty' } | { type: 'belowMinimum' }

export function withdrawalEligibilityOf({ withdrawable }: Pick<WithdrawalStatus, 'withdrawable'>, min: Ore): WithdrawalEligibility {
  if (withdrawable >= min) return { type: 'open' }
  return withdrawable > 0 ? { type: 'belowMinimum' } : { type: 'empty' }
}

/** The bonus that a withdrawal of this amount ends, or null. */
export function bonusEndedBy(
  amount: Ore,
  { withdrawable, depositBonus }: Pick<WithdrawalStatus, 'withdrawable' | 'depositBonus'>,
): DepositBonus | null {
  return depositBonus && withdrawable - amount < depositBonus.requiredDeposit ? depositBonus : null
}

/** Steps of the tracker, in order. The last is the bank's: it is expected, not known. */
export const trackerSteps = ['received', 'checked', 'sent', 'arrived'] as const

/** The step that a withdrawal under way waits for, 1-based: those before it are done. */
export const waitingStep = ({ state }: Pick<Withdrawal, 'state'>): number => stepNames.indexOf(state) + 2
const stepNames: readonly string[] = trackerSteps

/** Whether the money is still on its way at `now` (UTC ms): until the bank day by which it is expected has passed; without one until it is sent. */
export const isUnderWay = ({ state, expectedOn }: Pick<Withdrawal, 'state' | 'expectedOn'>, now: number): boolean =>
  state !== 'rejected' && (state !== 'sent' || (expectedOn !== null && danishDate(now) <= expectedOn))
