import { type CallFieldError, type ErrorCode, isUncertain } from '../api/errors.ts'
import type { Ore } from '../format/money.ts'
import type { DepositLocation } from './depositUrl.ts'
import type { ApprovalPage, DepositOutcome } from './outcome/outcome.ts'
import type { EncryptedMethod } from './paymentMethod.ts'

/** Amount and bonus chosen in step 1. */
export interface PaymentChoice {
  amount: Ore
  /** Empty without a bonus. */
  bonusCode: string
}

/** A failed payment. `message` is localised. */
export interface DepositFailure {
  code: ErrorCode
  message: string
  depositLogId: string | null
  fields: readonly CallFieldError[]
}

/**
 * States of a deposit. `idempotencyKey` is created when the payment step opens and reused for every retry until the result is
 * certain, so that neither a double click nor a retry can pay twice.
 */
export type DepositState =
  | { type: 'amount'; amount: Ore | null; bonusCode: string; failure: DepositFailure | null }
  | { type: 'payment'; choice: PaymentChoice; idempotencyKey: string; failure: DepositFailure | null }
  | { type: 'paying'; choice: PaymentChoice; idempotencyKey: string; method: EncryptedMethod }
  | {
      /** The request was sent without a certain result: it may have been paid. Only an identical request may follow. */
      type: 'unanswered'
      choice: PaymentChoice
      idempotencyKey: string
      method: EncryptedMethod
      failure: DepositFailure
    }
  | {
      /** The bank asks the player for approval, in a frame or a window. */
      type: 'challenge'
      choice: PaymentChoice
      depositLogId: string
      page: ApprovalPage
    }
  | { type: 'refused'; choice: PaymentChoice; failure: DepositFailure }
  | {
      /** The back end has the payment; `deposit.log` returns its status. Without an id the site server uses the one in its cookie. */
      type: 'receipt'
      amount: Ore | null
      bonusCode: string
      depositLogId: string | null
    }

/** Events of the deposit flow. */
export type DepositEvent =
  | { type: 'drafted'; amount: Ore | null; bonusCode: string }
  | { type: 'chosen'; choice: PaymentChoice; idempotencyKey: string }
  | { type: 'paid'; method: EncryptedMethod }
  | { type: 'accepted'; depositLogId: string; page: ApprovalPage | null }
  /** The player opens the bank's page of a payment that waits. */
  | { type: 'challenged'; depositLogId: string; page: ApprovalPage }
  | { type: 'failed'; failure: DepositFailure; nextIdempotencyKey: string }
  | { type: 'repeated' }
  /** The bank's page has returned, or was closed. */
  | { type: 'returned' }
  | { type: 'otherMethod'; idempotencyKey: string }
  | { type: 'otherAmount' }
  | { type: 'moved'; location: DepositLocation; idempotencyKey: string }

const amountPaths = ['amount', 'attributes.bonusCode']
const isAmountFailure = ({ code, fields }: DepositFailure): boolean =>
  code === 'ERR_MIN_AMOUNT' ||
  code === 'ERR_MAX_AMOUNT' ||
  code === 'ERR_BONUS_CODE' ||
  (code === 'ERR_VALIDATION' && fields.some(({ path }) => amountPaths.includes(path)))

/** Failures that the payment step shows: fields, another payment in doubt, an identity to confirm. */
const staysAtPayment: ReadonlySet<ErrorCode> = new Set([
  'ERR_VALIDATION',
  'ERR_CARD_DETAILS',
  'ERR_PAYMENT_IN_DOUBT',
  'ERR_STEP_UP_REQUIRED',
])

/** The state of a location. `idempotencyKey`: the one stored in the history entry, or a new one. */
export function stateFromLocation(location: DepositLocation, idempotencyKey: string): DepositState {
  const { step, amount, bonusCode, depositLogId } = location
  if (step === 'receipt') return { type: 'receipt', amount, bonusCode, depositLogId }
  if (step === 'payment' && amount !== null) return { type: 'payment', choice: { amount, bonusCode }, idempotencyKey, failure: null }
  return { type: 'amount', amount, bonusCode, failure: null }
}

/** The location of a state; the inverse of `stateFromLocation`. */
export function toLocation(state: DepositState): DepositLocation {
  switch (state.type) {
    case 'amount':
      return { step: 'amount', amount: state.amount, bonusCode: state.bonusCode, depositLogId: null }
    case 'payment':
    case 'paying':
    case 'unanswered':
      return { step: 'payment', ...state.choice, depositLogId: null }
    case 'challenge':
      return { step: 'receipt', ...state.choice, depositLogId: state.depositLogId }
    case 'refused':
      return state.failure.depositLogId
        ? { step: 'receipt', ...state.choice, depositLogId: state.failure.depositLogId }
        : { step: 'payment', ...state.choice, depositLogId: null }
    case 'receipt':
      return { step: 'receipt', amount: state.amount, bonusCode: state.bonusCode, depositLogId: state.depositLogId }
  }
}

/** Step number in the stepper, from 1. Only an approved payment has reached the receipt. */
export function stepNumber({ type }: DepositState, outcome: DepositOutcome['type']): 1 | 2 | 3 {
  if (type === 'amount') return 1
  return type === 'receipt' && outcome === 'approved' ? 3 : 2
}

/** Reducer of the deposit flow. A state ignores events that do not apply to it, such as a late response or a second click. */
export function depositReducer(state: DepositState, event: DepositEvent): DepositState {
  if (event.type === 'moved') return reduceNavigation(state, event.location, event.idempotencyKey)
  switch (state.type) {
    case 'amount':
      if (event.type === 'drafted') return { ...state, amount: event.amount, bonusCode: event.bonusCode }
      return event.type === 'chosen'
        ? { type: 'payment', choice: event.choice, idempotencyKey: event.idempotencyKey, failure: null }
        : state
    case 'payment':
      if (event.type === 'paid') return { type: 'paying', choice: state.choice, idempotencyKey: state.idempotencyKey, method: event.method }
      return event.type === 'otherAmount' ? { type: 'amount', ...state.choice, failure: null } : state
    case 'paying':
      return reduceResponse(state, event)
    case 'unanswered':
      return event.type === 'repeated'
        ? { type: 'paying', choice: state.choice, idempotencyKey: state.idempotencyKey, method: state.method }
        : state
    case 'refused':
      if (event.type === 'otherMethod')
        return { type: 'payment', choice: state.choice, idempotencyKey: event.idempotencyKey, failure: null }
      return event.type === 'otherAmount' ? { type: 'amount', ...state.choice, failure: null } : state
    case 'receipt': {
      const { amount, bonusCode } = state
      if (event.type === 'otherMethod' && amount !== null) {
        return { type: 'payment', choice: { amount, bonusCode }, idempotencyKey: event.idempotencyKey, failure: null }
      }
      if (event.type === 'challenged' && amount !== null) {
        return { type: 'challenge', choice: { amount, bonusCode }, depositLogId: event.depositLogId, page: event.page }
      }
      return event.type === 'otherAmount' ? { type: 'amount', amount, bonusCode, failure: null } : state
    }
    case 'challenge':
      return event.type === 'returned' ? { type: 'receipt', ...state.choice, depositLogId: state.depositLogId } : state
  }
}

function reduceResponse(state: Extract<DepositState, { type: 'paying' }>, event: DepositEvent): DepositState {
  const { choice, idempotencyKey, method } = state
  if (event.type === 'accepted') {
    const { depositLogId, page } = event
    return page === null ? { type: 'receipt', ...choice, depositLogId } : { type: 'challenge', choice, depositLogId, page }
  }
  if (event.type !== 'failed') return state
  const { failure } = event
  if (isUncertain(failure.code)) return { type: 'unanswered', choice, idempotencyKey, method, failure }
  // the key is already used by a different payment, e.g. one interrupted by a reload: show that payment, do not pay again
  if (failure.fields.some(({ path }) => path === 'idempotency-key')) return { type: 'receipt', ...choice, depositLogId: null }
  if (isAmountFailure(failure)) return { type: 'amount', ...choice, failure }
  if (staysAtPayment.has(failure.code)) {
    return { type: 'payment', choice, idempotencyKey: event.nextIdempotencyKey, failure }
  }
  return { type: 'refused', choice, failure }
}

/** Back, forward or an in-page link. Ignored while a payment is in flight: its response decides the next state. */
function reduceNavigation(state: DepositState, location: DepositLocation, idempotencyKey: string): DepositState {
  return state.type === 'paying' ? state : stateFromLocation(location, idempotencyKey)
}

/**
 * The way out of a refusal: another card, the choice of payment method, another amount, the missing limits, the player's own pause, help for a player in ROFUS, or the
 * contact service.
 */
export type RecoveryAction = 'card' | 'method' | 'amount' | 'limits' | 'pause' | 'help' | 'contact'

const recoveryByCode: Readonly<Partial<Record<ErrorCode, RecoveryAction>>> = {
  ERR_DECLINED_BAD_REQUEST: 'card',
  ERR_DECLINED_OTHER_REASON: 'card',
  ERR_CARD_DETAILS: 'card',
  ERR_CHALLENGE_FAILED: 'card',
  ERR_RESPONSIBLE_GAMING_LIMIT: 'amount',
  ERR_PAYMENT_REJECTED: 'method',
  ERR_PAYMENT_CANCELLED: 'method',
  ERR_PAYMENT_EXPIRED: 'method',
  ERR_METHOD_CLOSED: 'method',
  ERR_MIN_AMOUNT: 'amount',
  ERR_MAX_AMOUNT: 'amount',
  ERR_BONUS_CODE: 'amount',
  ERR_LIMITS_MISSING: 'limits',
  ERR_PAUSED: 'pause',
  ERR_EXCLUDED: 'help',
}

/** Payments that nobody refused: the player cancelled it, or did not approve it in MobilePay or at the bank. */
const calmEndings: Readonly<Partial<Record<ErrorCode, 'cancelled' | 'notApproved'>>> = {
  ERR_PAYMENT_CANCELLED: 'cancelled',
  ERR_PAYMENT_REJECTED: 'cancelled',
  ERR_CHALLENGE_FAILED: 'notApproved',
  ERR_PAYMENT_EXPIRED: 'notApproved',
}

/** How a payment without money ended, which its title says: only a refusal is an error. */
export const endingOf = (code: ErrorCode): 'cancelled' | 'notApproved' | 'refused' => calmEndings[code] ?? 'refused'

/** The action that resolves a refusal. A code without one of its own leads to the contact service (specification, *Error catalogue*). */
export const recoveryAction = (code: ErrorCode): RecoveryAction => recoveryByCode[code] ?? 'contact'
