import { ageAt } from '../format/index.ts'
import type { CallError, ErrorCode } from '../session/errors.ts'

/** Why the player was redirected to the identity provider (query `method` of the return page). */
export type Method = 'login' | 'register'

/** Configured age rules. */
export interface AgeRules {
  readonly minAge: number
  /** Ages with a specific message (`minmaxAgePopup`). */
  readonly ageRange: { readonly min: number; readonly max: number }
  /** Server time, UTC ms. */
  readonly now: number
}

export interface Failure {
  readonly code: ErrorCode
  /** Danish message. */
  readonly message: string
  readonly reference?: string | undefined
}

/** The states of the return page before it succeeds or fails: a request to the server, or a prompt for the player. */
export type Step =
  /** Reads the provider's completion data. */
  | { readonly at: 'completing' }
  /** Compares the CPR number. `cpr` null: the site server reads it from the sealed registration draft. */
  | { readonly at: 'validating'; readonly dateOfBirth: string; readonly cpr: string | null }
  | { readonly at: 'askingCpr'; readonly dateOfBirth: string; readonly mismatch: boolean; readonly attemptsLeft: number | null }
  | { readonly at: 'registering' }
  | { readonly at: 'opening' }
  /** `resumed`: the page was loaded with an existing session. */
  | { readonly at: 'limits'; readonly resumed: boolean }
  /** Completed; navigates after `delayMs`. */
  | { readonly at: 'leaving'; readonly delayMs: number }

export type ReturnState =
  | Step
  | { readonly at: 'failed'; readonly failure: Failure; readonly kind: FailureKind; readonly retry: Step | null }

export type ReturnEvent =
  | { readonly type: 'completed'; readonly dateOfBirth: string }
  | { readonly type: 'cprSubmitted'; readonly cpr: string }
  | { readonly type: 'cprChecked'; readonly isMatch: boolean; readonly attemptsLeft: number }
  | { readonly type: 'registered' }
  | { readonly type: 'sessionOpened' }
  | { readonly type: 'limitsReady' }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'retried' }

/** Category of a failure; each has its own title, text and next action. */
export type FailureKind =
  | 'retry'
  | 'rejected'
  | 'provider'
  | 'expired'
  | 'noAccount'
  | 'locked'
  | 'excluded'
  | 'underAge'
  | 'ageRange'
  | 'registered'
  | 'form'

const kinds: Readonly<Partial<Record<ErrorCode, FailureKind>>> = {
  ERR_PROVIDER_REJECTED: 'rejected',
  ERR_PROVIDER_FAILED: 'provider',
  ERR_TRANSACTION_EXPIRED: 'expired',
  ERR_TOKEN_EXPIRED: 'expired',
  ERR_CPR_MISMATCH: 'expired',
  ERR_UNAUTHENTICATED: 'expired',
  ERR_FORBIDDEN: 'expired',
  ERR_NOT_FOUND: 'expired',
  ERR_NO_ACCOUNT: 'noAccount',
  ERR_ACCOUNT_UNKNOWN: 'noAccount',
  ERR_ACCOUNT_LOCKED: 'locked',
  ERR_USER_LOCKED: 'locked',
  ERR_EXCLUDED: 'excluded',
  ERR_UNDER_AGE: 'underAge',
  ERR_AGE_RANGE: 'ageRange',
  ERR_CPR_REGISTERED: 'registered',
  ERR_EMAIL_TAKEN: 'form',
  ERR_VALIDATION: 'form',
}
/** Category of an error code. Codes without a category can be retried. */
export const kindOf = (code: ErrorCode): FailureKind => kinds[code] ?? 'retry'

/** How long the success message of a registration is shown (specification, *Login flow*). */
const registeredDelayMs = 2000

/** Initial state of the return page. With an existing session (a reload at the end of the flow) only the limits are checked. */
export const initial = (loggedIn: boolean): Step => (loggedIn ? { at: 'limits', resumed: true } : { at: 'completing' })

/**
 * Reducer of the return page (specification, *Login flow* 4–7). An event that does not apply to the state leaves it unchanged,
 * so late or repeated responses are ignored.
 */
export function next(state: ReturnState, event: ReturnEvent, method: Method, rules: AgeRules): ReturnState {
  if (event.type === 'failed') return fail(state, event.failure, method)
  switch (state.at) {
    case 'completing':
      if (event.type !== 'completed') return state
      return method === 'register'
        ? { at: 'validating', dateOfBirth: event.dateOfBirth, cpr: null }
        : { at: 'askingCpr', dateOfBirth: event.dateOfBirth, mismatch: false, attemptsLeft: null }
    case 'askingCpr':
      return event.type === 'cprSubmitted' ? { at: 'validating', dateOfBirth: state.dateOfBirth, cpr: event.cpr } : state
    case 'validating':
      return event.type === 'cprChecked' ? checked(state.dateOfBirth, event, method, rules) : state
    case 'registering':
      return event.type === 'registered' ? { at: 'opening' } : state
    case 'opening':
      return event.type === 'sessionOpened' ? { at: 'limits', resumed: false } : state
    case 'limits':
      return event.type === 'limitsReady' ? { at: 'leaving', delayMs: method === 'register' ? registeredDelayMs : 0 } : state
    case 'leaving':
      return state
    case 'failed':
      return event.type === 'retried' && state.retry ? state.retry : state
  }
}

function checked(
  dateOfBirth: string,
  { isMatch, attemptsLeft }: { readonly isMatch: boolean; readonly attemptsLeft: number },
  method: Method,
  rules: AgeRules,
): ReturnState {
  if (!isMatch) {
    return attemptsLeft > 0 ? { at: 'askingCpr', dateOfBirth, mismatch: true, attemptsLeft } : failed('ERR_TOKEN_EXPIRED', null)
  }
  const age = ageVerdict(dateOfBirth, rules)
  if (age !== null) return failed(age, null)
  return method === 'register' ? { at: 'registering' } : { at: 'opening' }
}

/** Error code of an age below the minimum, else null. An invalid date counts as under age, so that the rule never fails open. */
export function ageVerdict(dateOfBirth: string, { minAge, ageRange, now }: AgeRules): 'ERR_UNDER_AGE' | 'ERR_AGE_RANGE' | null {
  if (Number.isNaN(Date.parse(dateOfBirth))) return 'ERR_UNDER_AGE'
  const age = ageAt(dateOfBirth, now)
  if (age >= minAge) return null
  return age >= ageRange.min && age <= ageRange.max ? 'ERR_AGE_RANGE' : 'ERR_UNDER_AGE'
}

function fail(state: ReturnState, failure: Failure, method: Method): ReturnState {
  // without a sealed draft, or with a mismatching one, the player must enter the CPR number
  if (state.at === 'validating' && (failure.code === 'ERR_CPR_MISMATCH' || (failure.code === 'ERR_VALIDATION' && state.cpr === null))) {
    return { at: 'askingCpr', dateOfBirth: state.dateOfBirth, mismatch: failure.code === 'ERR_CPR_MISMATCH', attemptsLeft: null }
  }
  // the existing session has expired
  if (state.at === 'limits' && state.resumed && failure.code === 'ERR_UNAUTHENTICATED') return { at: 'completing' }
  if (state.at === 'failed' || state.at === 'leaving' || state.at === 'askingCpr') return state
  const kind = kindOf(failure.code)
  const refused = kind === 'form' && method === 'login' ? 'retry' : kind
  return { at: 'failed', failure, kind: refused, retry: refused === 'retry' ? state : null }
}

/**
 * Converts a failed call. A rejected registration also has `data.status`: 0 CPR number already registered, 1 user locked
 * (specification, *Error catalogue*).
 */
export function failureOf({ code, message, details }: Pick<CallError, 'code' | 'message' | 'details'>, at: ReturnState['at']): Failure {
  const status = at === 'registering' ? (details.data as { status?: unknown } | undefined)?.status : undefined // the call's `errorData`, else absent
  const refused = status === 0 ? 'ERR_CPR_REGISTERED' : status === 1 ? 'ERR_USER_LOCKED' : code
  return { code: refused, message, reference: details.reference }
}

/** A failure detected by the reducer. Its message is empty: the screen uses the catalogue's text. */
export const failed = (code: ErrorCode, retry: Step | null): ReturnState => ({
  at: 'failed',
  failure: { code, message: '' },
  kind: kindOf(code),
  retry,
})
