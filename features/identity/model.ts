import type { ErrorCode } from '../api/errors.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import { ageAt } from '../format/cpr.ts'
import type { LoginMethod } from './calls.ts'
import { failureKindOf, type LoginFailure, type LoginFailureKind } from './loginFailure.ts'

/** Configured age rules. */
export interface AgeRules extends Pick<SystemConfig, 'minAge' | 'ageRange'> {
  /** Server time, UTC ms. */
  now: number
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

/** A failure detected by the reducer. Its message is empty: the screen uses the catalogue's text. */
export const failedState = (code: ErrorCode, retry: LoginStep | null): LoginState => ({
  type: 'failed',
  failure: { code, message: '' },
  kind: failureKindOf(code, 'login'),
  retry,
})
