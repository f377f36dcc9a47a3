import type { DepositLimits } from '../config/entities/limits.ts'
import { limitsMissing } from '../format/depositLimits.ts'
import { type Ore, ore } from '../format/money.ts'
import type { ErrorCode, FieldError } from '../session/errors.ts'
import type { DepositPlace } from './address.ts'
import type { SealedCard } from './sealCard.ts'

/** Amount and bonus chosen in step 1. */
export interface Choice {
  readonly amount: Ore
  /** Empty without a bonus. */
  readonly bonusCode: string
}

/** A failed payment. `message` is localised. */
export interface Failure {
  readonly code: ErrorCode
  readonly message: string
  readonly depositLogId: string | null
  readonly fields: readonly FieldError[]
}

/**
 * States of a card deposit. `idempotencyKey` is created when the card step opens and reused for every retry until the result is
 * certain, so that neither a double click nor a retry can pay twice.
 */
export type DepositState =
  | { readonly name: 'amount'; readonly amount: Ore | null; readonly bonusCode: string; readonly failure: Failure | null }
  | { readonly name: 'card'; readonly choice: Choice; readonly attempt: string; readonly failure: Failure | null }
  | { readonly name: 'paying'; readonly choice: Choice; readonly attempt: string; readonly card: SealedCard }
  | {
      /** The request was sent without a certain result: it may have been paid. Only an identical request may follow. */
      readonly name: 'unanswered'
      readonly choice: Choice
      readonly attempt: string
      readonly card: SealedCard
      readonly failure: Failure
    }
  | { readonly name: 'leaving'; readonly choice: Choice; readonly depositLogId: string; readonly url: string }
  | { readonly name: 'refused'; readonly choice: Choice; readonly failure: Failure }
  | {
      /** The back end has the payment; `deposit.log` returns its status. Without an id the site server uses the one in its cookie. */
      readonly name: 'receipt'
      readonly amount: Ore | null
      readonly bonusCode: string
      readonly depositLogId: string | null
    }

/** Events of the deposit flow. */
export type DepositEvent =
  | { readonly type: 'drafted'; readonly amount: Ore | null; readonly bonusCode: string }
  | { readonly type: 'chosen'; readonly choice: Choice; readonly attempt: string }
  | { readonly type: 'paid'; readonly card: SealedCard }
  | { readonly type: 'accepted'; readonly depositLogId: string; readonly url: string | null }
  | { readonly type: 'failed'; readonly failure: Failure; readonly nextAttempt: string }
  | { readonly type: 'repeated' }
  | { readonly type: 'otherCard'; readonly attempt: string }
  | { readonly type: 'otherAmount' }
  | { readonly type: 'moved'; readonly place: DepositPlace; readonly attempt: string }

/** Errors after which it is unknown whether the back end has booked the payment. */
const uncertain: ReadonlySet<ErrorCode> = new Set([
  'ERR_NETWORK',
  'ERR_TIMEOUT',
  'ERR_UPSTREAM',
  'ERR_INTERNAL',
  'ERR_RATE_LIMITED',
  'ERR_UNAUTHENTICATED',
])
/** Whether a payment that failed with this code may still have been booked. */
export const isUncertain = (code: ErrorCode): boolean => uncertain.has(code)

const amountFields = ['amount', 'attributes.bonusCode']
const belongsToAmount = ({ code, fields }: Failure): boolean =>
  code === 'ERR_MIN_AMOUNT' ||
  code === 'ERR_BONUS_CODE' ||
  (code === 'ERR_VALIDATION' && fields.some(({ path }) => amountFields.includes(path)))

/** The state of a location. `idempotencyKey`: the one stored in the history entry, or a new one. */
export function stateAt(place: DepositPlace, attempt: string): DepositState {
  const { step, amount, bonusCode, depositLogId } = place
  if (step === 'receipt') return { name: 'receipt', amount, bonusCode, depositLogId }
  if (step === 'card' && amount !== null) return { name: 'card', choice: { amount, bonusCode }, attempt, failure: null }
  return { name: 'amount', amount, bonusCode, failure: null }
}

/** The location of a state; the inverse of `stateFromLocation`. */
export function placeOf(state: DepositState): DepositPlace {
  switch (state.name) {
    case 'amount':
      return { step: 'amount', amount: state.amount, bonusCode: state.bonusCode, depositLogId: null }
    case 'card':
    case 'paying':
    case 'unanswered':
      return { step: 'card', ...state.choice, depositLogId: null }
    case 'leaving':
      return { step: 'receipt', ...state.choice, depositLogId: state.depositLogId }
    case 'refused':
      return state.failure.depositLogId
        ? { step: 'receipt', ...state.choice, depositLogId: state.failure.depositLogId }
        : { step: 'card', ...state.choice, depositLogId: null }
    case 'receipt':
      return { step: 'receipt', amount: state.amount, bonusCode: state.bonusCode, depositLogId: state.depositLogId }
  }
}

/** Step number in the stepper, from 1. */
export function stepNumber({ name }: DepositState): 1 | 2 | 3 {
  if (name === 'amount') return 1
  return name === 'card' || name === 'paying' || name === 'unanswered' ? 2 : 3
}

/** Reducer of the deposit flow. A state ignores events that do not apply to it, such as a late response or a second click. */
export function next(state: DepositState, event: DepositEvent): DepositState {
  if (event.type === 'moved') return moved(state, event.place, event.attempt)
  switch (state.name) {
    case 'amount':
      if (event.type === 'drafted') return { ...state, amount: event.amount, bonusCode: event.bonusCode }
      return event.type === 'chosen' ? { name: 'card', choice: event.choice, attempt: event.attempt, failure: null } : state
    case 'card':
      if (event.type === 'paid') return { name: 'paying', choice: state.choice, attempt: state.attempt, card: event.card }
      return event.type === 'otherAmount' ? { name: 'amount', ...state.choice, failure: null } : state
    case 'paying':
      return answered(state, event)
    case 'unanswered':
      return event.type === 'repeated' ? { name: 'paying', choice: state.choice, attempt: state.attempt, card: state.card } : state
    case 'refused':
      if (event.type === 'otherCard') return { name: 'card', choice: state.choice, attempt: event.attempt, failure: null }
      return event.type === 'otherAmount' ? { name: 'amount', ...state.choice, failure: null } : state
    case 'receipt': {
      const { amount, bonusCode } = state
      if (event.type === 'otherCard' && amount !== null) {
        return { name: 'card', choice: { amount, bonusCode }, attempt: event.attempt, failure: null }
      }
      return event.type === 'otherAmount' ? { name: 'amount', amount, bonusCode, failure: null } : state
    }
    case 'leaving':
      return state
  }
}

function answered(state: Extract<DepositState, { name: 'paying' }>, event: DepositEvent): DepositState {
  const { choice, attempt, card } = state
  if (event.type === 'accepted') {
    const { depositLogId, url } = event
    return url === null ? { name: 'receipt', ...choice, depositLogId } : { name: 'leaving', choice, depositLogId, url }
  }
  if (event.type !== 'failed') return state
  const { failure } = event
  if (isUncertain(failure.code)) return { name: 'unanswered', choice, attempt, card, failure }
  // the key is already used by a different payment, e.g. one interrupted by a reload: show that payment, do not pay again
  if (failure.fields.some(({ path }) => path === 'idempotency-key')) return { name: 'receipt', ...choice, depositLogId: null }
  if (belongsToAmount(failure)) return { name: 'amount', ...choice, failure }
  if (failure.code === 'ERR_VALIDATION' || failure.code === 'ERR_CARD_DETAILS') {
    return { name: 'card', choice, attempt: event.nextAttempt, failure }
  }
  return { name: 'refused', choice, failure }
}

/** Back, forward or an in-page link. Ignored while a payment is in flight: its response decides the next state. */
function moved(state: DepositState, place: DepositPlace, attempt: string): DepositState {
  return state.name === 'paying' || state.name === 'leaving' ? state : stateAt(place, attempt)
}

/** Keys of the periods in `DepositLimits`. */
export const limitPeriods = ['depositDay', 'depositWeek', 'depositMonth'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** The limit with the smallest remaining amount (øre, at least 0); null when the player has none. */
export function tightestLimit({ limitsLeft }: DepositLimits): { readonly period: LimitPeriod; readonly left: Ore } | null {
  const known = limitPeriods.flatMap((period) => {
    const left = limitsLeft[period]
    return left === null ? [] : [{ period, left: ore(Math.max(0, left)) }]
  })
  return known.reduce<(typeof known)[number] | null>((least, entry) => (least && least.left <= entry.left ? least : entry), null)
}

/** The weekly limit (or the tightest where there is none) after this deposit: remaining øre, and the remaining share from 0 to 1. */
export function limitGauge(limits: DepositLimits, amount: Ore | null) {
  const period = limits.currentLimits.depositWeek !== null ? 'depositWeek' : tightestLimit(limits)?.period
  if (!period) return null
  const limit = limits.currentLimits[period]
  const before = limits.limitsLeft[period]
  if (limit === null || before === null) return null
  const left = ore(Math.max(0, before - (amount ?? 0)))
  return { period, left, share: limit > 0 ? Math.min(1, left / limit) : 0 }
}

/** Whether a deposit may start, or the reason why not. `left`: øre that the limits allow, null without limits. */
export type Gate =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly code: ErrorCode; readonly reference: string | null }
  | { readonly name: 'paused'; readonly until: number }
  | { readonly name: 'limits-missing' }
  | { readonly name: 'limit-reached'; readonly left: Ore }
  | { readonly name: 'open'; readonly limits: DepositLimits; readonly left: Ore | null }

interface GateFacts {
  readonly limits: DepositLimits | undefined
  readonly error: { readonly code: ErrorCode; readonly details: { readonly reference?: string } } | undefined
  /** End of the active pause, UTC ms. */
  readonly pausedUntil: number | null
  readonly min: Ore
}

/** Eligibility before the form; the back end enforces the same rules. Loaded limits stay valid when a revalidation fails. */
export function gateOf({ limits, error, pausedUntil, min }: GateFacts): Gate {
  if (pausedUntil !== null) return { name: 'paused', until: pausedUntil }
  if (!limits) return error ? { name: 'failed', code: error.code, reference: error.details.reference ?? null } : { name: 'loading' }
  if (limitsMissing(limits)) return { name: 'limits-missing' }
  const left = tightestLimit(limits)?.left ?? null
  return left !== null && left < min ? { name: 'limit-reached', left } : { name: 'open', limits, left }
}

/** The action that resolves a refusal: another card, another amount, or the limits page. */
export function wayOut(code: ErrorCode): 'card' | 'amount' | 'limits' {
  if (code === 'ERR_RESPONSIBLE_GAMING_LIMIT' || code === 'ERR_MIN_AMOUNT' || code === 'ERR_BONUS_CODE') return 'amount'
  return code === 'ERR_PAUSED' || code === 'ERR_LIMITS_MISSING' ? 'limits' : 'card'
}
