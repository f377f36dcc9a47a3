import { isRefusalCode, type RefusalStep, refusalSteps } from '../api/entities/registrationRefusal.ts'
import type { CallError, ErrorCode } from '../api/errors.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import { ageAt } from '../format/cpr.ts'
import type { loginMethods } from './calls.ts'

/** Why the player was redirected to the identity provider (query `method` of the return page). */
export type LoginMethod = (typeof loginMethods)[number]

/** Configured age rules. */
export interface AgeRules extends Pick<SystemConfig, 'minAge' | 'ageRange'> {
  /** Server time, UTC ms. */
  now: number
}

export interface LoginFailure {
  code: ErrorCode
  /** Danish message. */
  message: string
  reference?: string | undefined
  /** Until when the player's own closing of the account lasts, UTC ms. */
  closedUntil?: number | undefined
}

/** Mismatches of a CPR number that end a transaction (specification, *Error catalogue*), where the provider does not count them. */
const maxMismatches = 3

/** The states of the return page before it succeeds or fails: a request to the server, or a prompt for the player. */
export type LoginStep =
  /** Reads the provider's completion data. */
  | { type: 'completing' }
  /** Compares the CPR number. `cpr` null: the site server reads it from the sealed registration draft. */
  | { type: 'validating'; dateOfBirth: string; cpr: string | null; attemptsLeft?: number | null }
  | { type: 'askingCpr'; dateOfBirth: string; mismatch: boolean; attemptsLeft: number | null }
  | { type: 'registering' }
  | { type: 'opening' }
  /** `resumed`: the page was loaded with an existing session. */
  | { type: 'limits'; resumed: boolean }
  /** Completed; navigates after `delayMs`. */
  | { type: 'leaving'; delayMs: number }

export type LoginState = LoginStep | { type: 'failed'; failure: LoginFailure; kind: LoginFailureKind; retry: LoginStep | null }

export type LoginEvent =
  | { type: 'completed'; dateOfBirth: string }
  | { type: 'cprSubmitted'; cpr: string }
  /** `attemptsLeft` null: the provider does not count. */
  | { type: 'cprChecked'; isMatch: boolean; attemptsLeft: number | null }
  | { type: 'registered' }
  /** `withdrawalOnly`: no limits are asked for, as nothing can be deposited. */
  | { type: 'sessionOpened'; withdrawalOnly?: boolean }
  | { type: 'limitsReady' }
  | { type: 'failed'; failure: LoginFailure }
  | { type: 'retried' }

/** Category of a failure; each has its own title, text and next action. */
export type LoginFailureKind =
  | 'retry'
  | 'rejected'
  | 'provider'
  | 'expired'
  | 'noAccount'
  /** The account that a token names is not known; not the same as a person without one. */
  | 'unknownAccount'
  | 'locked'
  /** For an hour, after too many failed identity checks; the account is not locked. */
  | 'loginLocked'
  /** By the player. */
  | 'closed'
  | 'excluded'
  | 'underAge'
  | 'ageRange'
  | 'registered'
  /** Registration: the choice of a bonus can mend it. */
  | 'bonus'
  /** Registration: the contact details can mend it. */
  | 'form'

/** Every code has its category, so that a new one cannot be forgotten. */
const failureKinds: Readonly<Record<ErrorCode, LoginFailureKind>> = {
  ERR_PROVIDER_REJECTED: 'rejected',
  ERR_PAYMENT_FAILED: 'retry',
  ERR_PROVIDER_FAILED: 'provider',
  ERR_TRANSACTION_EXPIRED: 'expired',
  ERR_OTHER_BROWSER: 'expired',
  ERR_TOKEN_EXPIRED: 'expired',
  ERR_TOKEN_INVALID: 'expired',
  ERR_CPR_MISMATCH: 'expired',
  ERR_UNAUTHENTICATED: 'expired',
  ERR_FORBIDDEN: 'expired',
  ERR_NOT_FOUND: 'expired',
  ERR_NO_ACCOUNT: 'noAccount',
  ERR_ACCOUNT_UNKNOWN: 'unknownAccount',
  ERR_ACCOUNT_LOCKED: 'locked',
  ERR_USER_LOCKED: 'locked',
  ERR_ACCOUNT_CLOSED: 'closed',
  ERR_LOGIN_LOCKED: 'loginLocked',
  ERR_EXCLUDED: 'excluded',
  ERR_UNDER_AGE: 'underAge',
  ERR_AGE_RANGE: 'ageRange',
  ERR_CPR_REGISTERED: 'registered',
  ERR_VALIDATION: 'retry',
  ERR_EMAIL_TAKEN: 'retry',
  ERR_RATE_LIMITED: 'retry',
  ERR_UPSTREAM: 'retry',
  ERR_BUSY: 'retry',
  ERR_OVERLOADED: 'retry',
  ERR_TIMEOUT: 'retry',
  ERR_INTERNAL: 'retry',
  ERR_NETWORK: 'retry',
  // of the account, money, play and documents: no step of a login answers with them
  ERR_DECLINED_BAD_REQUEST: 'retry',
  ERR_DECLINED_OTHER_REASON: 'retry',
  ERR_RESPONSIBLE_GAMING_LIMIT: 'retry',
  ERR_CARD_DETAILS: 'retry',
  ERR_CHALLENGE_FAILED: 'retry',
  ERR_BONUS_CODE: 'retry',
  ERR_MIN_AMOUNT: 'retry',
  ERR_MAX_AMOUNT: 'retry',
  ERR_METHOD_CLOSED: 'retry',
  ERR_PAYMENT_IN_DOUBT: 'retry',
  ERR_PAYMENT_REJECTED: 'retry',
  ERR_PAYMENT_CANCELLED: 'retry',
  ERR_PAYMENT_EXPIRED: 'retry',
  ERR_PAYMENT_LATE: 'retry',
  ERR_PAUSED: 'retry',
  ERR_LIMITS_MISSING: 'retry',
  ERR_INSUFFICIENT_FUNDS: 'retry',
  ERR_MIN_WITHDRAWAL: 'retry',
  ERR_WITHDRAWAL_UNAVAILABLE: 'retry',
  ERR_MAX_BET: 'retry',
  ERR_PLAY_LIMIT: 'retry',
  ERR_SPIN_TOO_SOON: 'retry',
  ERR_BETS_CLOSED: 'retry',
  ERR_STEP_UP_REQUIRED: 'retry',
  ERR_STEP_UP_PERSON: 'retry',
  ERR_DOCUMENT_EMPTY: 'retry',
  ERR_DOCUMENT_TYPE: 'retry',
  ERR_DOCUMENT_SIZE: 'retry',
  ERR_DOCUMENT_PIXELS: 'retry',
  ERR_DOCUMENT_UNREADABLE: 'retry',
  ERR_DOCUMENT_COUNT: 'retry',
  ERR_DOCUMENT_WAITING: 'retry',
  ERR_CODE_WRONG: 'retry',
  ERR_CODE_EXPIRED: 'retry',
  ERR_CODE_WAIT: 'retry',
}
const formKinds: Readonly<Record<RefusalStep, LoginFailureKind>> = { 1: 'bonus', 2: 'form' }

/** Category of an error code. At registration, what its form can mend leads back to the step that does. */
export const failureKindOf = (code: ErrorCode, method: LoginMethod): LoginFailureKind =>
  method === 'register' && isRefusalCode(code) ? formKinds[refusalSteps[code]] : failureKinds[code]

/** How long the success message of a registration is shown (specification, *Login flow*). */
export const registeredNoticeMs = 2000

/** Initial state of the return page. With an existing session (a reload at the end of the flow) only the limits are checked. */
export function initialLoginState(loggedIn: boolean, withdrawalOnly = false): LoginStep {
  if (!loggedIn) return { type: 'completing' }
  return withdrawalOnly ? { type: 'leaving', delayMs: 0 } : { type: 'limits', resumed: true }
}

/**
 * Reducer of the return page (specification, *Login flow* 4–7). An event that does not apply to the state leaves it unchanged,
 * so late or repeated responses are ignored.
 */
export function loginReducer(state: LoginState, event: LoginEvent, method: LoginMethod, rules: AgeRules): LoginState {
  if (event.type === 'failed') return afterFailure(state, event.failure, method)
  switch (state.type) {
    case 'completing':
      if (event.type !== 'completed') return state
      return method === 'register'
        ? { type: 'validating', dateOfBirth: event.dateOfBirth, cpr: null }
        : { type: 'askingCpr', dateOfBirth: event.dateOfBirth, mismatch: false, attemptsLeft: null }
    case 'askingCpr':
      return event.type === 'cprSubmitted'
        ? { type: 'validating', dateOfBirth: state.dateOfBirth, cpr: event.cpr, attemptsLeft: state.attemptsLeft }
        : state
    case 'validating':
      return event.type === 'cprChecked' ? afterCprCheck(state, event, method, rules) : state
    case 'registering':
      return event.type === 'registered' ? { type: 'opening' } : state
    case 'opening':
      if (event.type !== 'sessionOpened') return state
      return event.withdrawalOnly ? { type: 'leaving', delayMs: 0 } : { type: 'limits', resumed: false }
    case 'limits':
      return event.type === 'limitsReady' ? { type: 'leaving', delayMs: method === 'register' ? registeredNoticeMs : 0 } : state
    case 'leaving':
      return state
    case 'failed':
      return event.type === 'retried' && state.retry ? state.retry : state
  }
}

function afterCprCheck(
  { dateOfBirth, attemptsLeft: before }: Extract<LoginStep, { type: 'validating' }>,
  { isMatch, attemptsLeft: counted }: { isMatch: boolean; attemptsLeft: number | null },
  method: LoginMethod,
  rules: AgeRules,
): LoginState {
  if (!isMatch) {
    const attemptsLeft = counted ?? (before ?? maxMismatches) - 1
    return attemptsLeft > 0 ? { type: 'askingCpr', dateOfBirth, mismatch: true, attemptsLeft } : failedState('ERR_TOKEN_EXPIRED', null)
  }
  const age = ageErrorOf(dateOfBirth, rules)
  if (age !== null) return failedState(age, null)
  return method === 'register' ? { type: 'registering' } : { type: 'opening' }
}

/** Error code of an age below the minimum, else null. An invalid date counts as under age, so that the rule never fails open. */
export function ageErrorOf(dateOfBirth: string, { minAge, ageRange, now }: AgeRules): 'ERR_UNDER_AGE' | 'ERR_AGE_RANGE' | null {
  if (Number.isNaN(Date.parse(dateOfBirth))) return 'ERR_UNDER_AGE'
  const age = ageAt(dateOfBirth, now)
  if (age >= minAge) return null
  return age >= ageRange.min && age <= ageRange.max ? 'ERR_AGE_RANGE' : 'ERR_UNDER_AGE'
}

function afterFailure(state: LoginState, failure: LoginFailure, method: LoginMethod): LoginState {
  // the player enters a CPR number when it mismatched, also before a reload: the sealed draft has none then
  if (state.type === 'validating' && (failure.code === 'ERR_CPR_MISMATCH' || (failure.code === 'ERR_VALIDATION' && state.cpr === null))) {
    return { type: 'askingCpr', dateOfBirth: state.dateOfBirth, mismatch: failure.code === 'ERR_CPR_MISMATCH', attemptsLeft: null }
  }
  // the existing session has expired
  if (state.type === 'limits' && state.resumed && failure.code === 'ERR_UNAUTHENTICATED') return { type: 'completing' }
  if (state.type === 'failed' || state.type === 'leaving' || state.type === 'askingCpr') return state
  const kind = failureKindOf(failure.code, method)
  return { type: 'failed', failure, kind, retry: kind === 'retry' ? state : null }
}

/**
 * Converts a failed call. A rejected registration also has `data.status`: 0 CPR number already registered, 1 user locked
 * (specification, *Error catalogue*).
 */
export function toLoginFailure(
  { code, message, details }: Pick<CallError, 'code' | 'message' | 'details'>,
  at: LoginState['type'],
): LoginFailure {
  const data = details.data as { status?: unknown; closedUntil?: number } | undefined // the call's `errorData`, else absent
  const status = at === 'registering' ? data?.status : undefined
  const errorCode = status === 0 ? 'ERR_CPR_REGISTERED' : status === 1 ? 'ERR_USER_LOCKED' : code
  // the message belongs to the code that was answered; empty: the screen uses the catalogue's text
  if (errorCode !== code) return { code: errorCode, message: '', reference: details.reference, closedUntil: data?.closedUntil }
  // the sentences of the fields say what is wrong; the code's own speaks of fields that are not on this page
  const fields = details.fields?.map((field) => field.message).join(' ')
  return { code: errorCode, message: fields || message, reference: details.reference, closedUntil: data?.closedUntil }
}

/** A failure detected by the reducer. Its message is empty: the screen uses the catalogue's text. */
export const failedState = (code: ErrorCode, retry: LoginStep | null): LoginState => ({
  type: 'failed',
  failure: { code, message: '' },
  kind: failureKindOf(code, 'login'),
  retry,
})
