import { isRefusalCode, type RefusalStep, refusalSteps } from '../api/entities/registrationRefusal.ts'
import type { CallError, ErrorCode } from '../api/errors.ts'
import type { LoginMethod } from './calls.ts'

export interface LoginFailure {
  code: ErrorCode
  /** Danish message. */
  message: string
  reference?: string | undefined
  /** Until when the player's own closing of the account lasts, UTC ms. */
  closedUntil?: number | undefined
}

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
  ERR_NOT_ON_PHONE: 'retry',
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

/**
 * Converts a failed call. A rejected registration also has `data.status`: 0 CPR number already registered, 1 user locked
 * (specification, *Error catalogue*).
 */
export function toLoginFailure(
  { code, message, details }: Pick<CallError, 'code' | 'message' | 'details'>,
  registering = false,
): LoginFailure {
  const data = details.data as { status?: unknown; closedUntil?: number } | undefined // the call's `errorData`, else absent
  const status = registering ? data?.status : undefined
  const errorCode = status === 0 ? 'ERR_CPR_REGISTERED' : status === 1 ? 'ERR_USER_LOCKED' : code
  // the message belongs to the code that was answered; empty: the screen uses the catalogue's text
  if (errorCode !== code) return { code: errorCode, message: '', reference: details.reference, closedUntil: data?.closedUntil }
  // the sentences of the fields say what is wrong; the code's own speaks of fields that are not on this page
  const fields = details.fields?.map((field) => field.message).join(' ')
  return { code: errorCode, message: fields || message, reference: details.reference, closedUntil: data?.closedUntil }
}
