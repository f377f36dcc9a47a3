import { ageAt } from '../format/index.ts'
import type { CallError, ErrorCode } from '../session/errors.ts'

/** Why the player went to the identity provider (query `method` of the return page). */
export type Method = 'login' | 'register'

/** Age rules of the configuration, and the server's time (UTC ms) to measure by. */
export interface AgeRules {
  readonly minAge: number
  /** Ages with a message of their own (`minmaxAgePopup`). */
  readonly ageRange: { readonly min: number; readonly max: number }
  readonly now: number
}

export interface Failure {
  readonly code: ErrorCode
  /** Danish sentence. */
  readonly message: string
  readonly reference?: string | undefined
}

/** The steps of the return page that ask the server for something, or the player for the national id. */
export type Step =
  /** Reads the provider's completion data. */
  | { readonly at: 'completing' }
  /** Compares the national id. `cpr` null: the own server takes it from the sealed registration draft. */
  | { readonly at: 'validating'; readonly dateOfBirth: string; readonly cpr: string | null }
  | { readonly at: 'askingCpr'; readonly dateOfBirth: string; readonly mismatch: boolean; readonly attemptsLeft: number | null }
  | { readonly at: 'registering' }
  | { readonly at: 'opening' }
  /** `resumed`: the page was loaded with a session already there. */
  | { readonly at: 'limits'; readonly resumed: boolean }
  /** All is done; the player goes on after `delayMs`. */
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

/** What a failure means to the player; each kind has its own title and ways out. */
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
/** Everything that is not the player's or the provider's answer is worth another try of the same step. */
export const kindOf = (code: ErrorCode): FailureKind => kinds[code] ?? 'retry'

/** After a registration the player sees that it succeeded before going on (specification, *Login flow*). */
const registeredDelayMs = 2000

/** Where the return page starts. With a session already there (a reload at the end of the flow) only the limits are left. */
export const initial = (loggedIn: boolean): Step => (loggedIn ? { at: 'limits', resumed: true } : { at: 'completing' })

/**
 * The return page's machine (specification, *Login flow* 4–7). An event that does not belong to the state leaves it unchanged,
 * so late or repeated answers do no harm.
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

/** The error of an age that may not play, else null. A date that is none counts as too young: the rule must not fail open. */
export function ageVerdict(dateOfBirth: string, { minAge, ageRange, now }: AgeRules): 'ERR_UNDER_AGE' | 'ERR_AGE_RANGE' | null {
  if (Number.isNaN(Date.parse(dateOfBirth))) return 'ERR_UNDER_AGE'
  const age = ageAt(dateOfBirth, now)
  if (age >= minAge) return null
  return age >= ageRange.min && age <= ageRange.max ? 'ERR_AGE_RANGE' : 'ERR_UNDER_AGE'
}

function fail(state: ReturnState, failure: Failure, method: Method): ReturnState {
  // a draft that is gone (or was refused) leaves one way: ask the player
  if (state.at === 'validating' && (failure.code === 'ERR_CPR_MISMATCH' || (failure.code === 'ERR_VALIDATION' && state.cpr === null))) {
    return { at: 'askingCpr', dateOfBirth: state.dateOfBirth, mismatch: failure.code === 'ERR_CPR_MISMATCH', attemptsLeft: null }
  }
  // the page believed in a session that has ended meanwhile
  if (state.at === 'limits' && state.resumed && failure.code === 'ERR_UNAUTHENTICATED') return { at: 'completing' }
  if (state.at === 'failed' || state.at === 'leaving' || state.at === 'askingCpr') return state
  const kind = kindOf(failure.code)
  const refused = kind === 'form' && method === 'login' ? 'retry' : kind
  return { at: 'failed', failure, kind: refused, retry: refused === 'retry' ? state : null }
}

/**
 * A failed call as the machine takes it. A registration's refusal also stands in its `data.status`: 0 national id already registered,
 * 1 user locked (specification, *Error catalogue*).
 */
export function failureOf({ code, message, details }: Pick<CallError, 'code' | 'message' | 'details'>, at: ReturnState['at']): Failure {
  const status = at === 'registering' ? (details.data as { status?: unknown } | undefined)?.status : undefined // `failure` of the call's table, else no status
  const refused = status === 0 ? 'ERR_CPR_REGISTERED' : status === 1 ? 'ERR_USER_LOCKED' : code
  return { code: refused, message, reference: details.reference }
}

/** A failure that the machine itself finds; the screen takes its sentence from the catalogue. */
export const failed = (code: ErrorCode, retry: Step | null): ReturnState => ({
  at: 'failed',
  failure: { code, message: '' },
  kind: kindOf(code),
  retry,
})
