/**
 * Every error code that can reach a player, with the HTTP status of the site server's response (0: no response).
 * The Danish message of each is `error.{code}` in the text catalogue.
 */
export const httpStatusByErrorCode = {
  ERR_VALIDATION: 422,
  ERR_UNAUTHENTICATED: 401,
  ERR_FORBIDDEN: 403,
  ERR_NOT_FOUND: 404,
  ERR_RATE_LIMITED: 429,
  ERR_UPSTREAM: 502,
  ERR_BUSY: 503,
  ERR_OVERLOADED: 503,
  ERR_TIMEOUT: 504,
  ERR_INTERNAL: 500,
  ERR_NETWORK: 0,
  ERR_DECLINED_BAD_REQUEST: 402,
  ERR_DECLINED_OTHER_REASON: 402,
  ERR_PAYMENT_FAILED: 402,
  ERR_RESPONSIBLE_GAMING_LIMIT: 409,
  ERR_CARD_DETAILS: 422,
  ERR_CHALLENGE_FAILED: 402,
  ERR_BONUS_CODE: 422,
  ERR_MIN_AMOUNT: 422,
  ERR_MAX_AMOUNT: 422,
  ERR_METHOD_CLOSED: 403,
  ERR_PAYMENT_IN_DOUBT: 409,
  ERR_PAYMENT_REJECTED: 402,
  ERR_PAYMENT_CANCELLED: 402,
  ERR_PAYMENT_EXPIRED: 402,
  ERR_PAYMENT_LATE: 402,
  ERR_PAUSED: 403,
  ERR_LIMITS_MISSING: 403,
  ERR_INSUFFICIENT_FUNDS: 409,
  ERR_MIN_WITHDRAWAL: 422,
  ERR_WITHDRAWAL_UNAVAILABLE: 409,
  ERR_MAX_BET: 409,
  ERR_PLAY_LIMIT: 409,
  ERR_SPIN_TOO_SOON: 429,
  ERR_BETS_CLOSED: 409,
  ERR_NOT_ON_PHONE: 403,
  ERR_ACCOUNT_LOCKED: 403,
  ERR_ACCOUNT_CLOSED: 403,
  ERR_LOGIN_LOCKED: 403,
  ERR_ACCOUNT_UNKNOWN: 404,
  ERR_NO_ACCOUNT: 404,
  ERR_CPR_MISMATCH: 409,
  ERR_TOKEN_EXPIRED: 410,
  ERR_TOKEN_INVALID: 410,
  ERR_UNDER_AGE: 403,
  ERR_AGE_RANGE: 403,
  ERR_EXCLUDED: 403,
  ERR_PROVIDER_REJECTED: 409,
  ERR_PROVIDER_FAILED: 502,
  ERR_TRANSACTION_EXPIRED: 410,
  ERR_OTHER_BROWSER: 403,
  ERR_CPR_REGISTERED: 409,
  ERR_USER_LOCKED: 403,
  ERR_EMAIL_TAKEN: 409,
  ERR_DOCUMENT_EMPTY: 422,
  ERR_DOCUMENT_TYPE: 415,
  ERR_DOCUMENT_SIZE: 413,
  ERR_DOCUMENT_PIXELS: 422,
  ERR_DOCUMENT_UNREADABLE: 422,
  ERR_DOCUMENT_COUNT: 409,
  ERR_DOCUMENT_WAITING: 409,
  ERR_STEP_UP_REQUIRED: 403,
  ERR_STEP_UP_PERSON: 403,
  ERR_CODE_WRONG: 422,
  ERR_CODE_EXPIRED: 410,
  ERR_CODE_WAIT: 429,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof httpStatusByErrorCode

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(httpStatusByErrorCode, value)

/** Failures that leave it unknown whether the back end processed the request. */
const uncertainCodes: ReadonlySet<ErrorCode> = new Set([
  'ERR_NETWORK',
  'ERR_TIMEOUT',
  'ERR_UPSTREAM',
  'ERR_INTERNAL',
  'ERR_RATE_LIMITED',
  'ERR_BUSY',
  'ERR_OVERLOADED',
  'ERR_UNAUTHENTICATED',
])

/** Whether a request that failed with this code may have been processed; only the very same request, with its idempotency key, may follow. */
export const isUncertain = (code: ErrorCode): boolean => uncertainCodes.has(code)

/** Whether the request or its answer was lost on the way: a system notification says so (specification, *Error catalogue*). */
export const isNetworkFailure = (code: ErrorCode): boolean => code === 'ERR_NETWORK' || code === 'ERR_TIMEOUT'

export interface CallFieldError {
  /** Dotted path of the field inside its request part, e.g. `userDepositLimit.limitAmount`. */
  path: string
  /** Danish sentence. */
  message: string
}

/** A failed call. `message` is the Danish message to show. */
export class CallError extends Error {
  override readonly name = 'CallError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      status?: number
      /** From the header `retry-after`, in ms. */
      retryAfterMs?: number
      fields?: readonly CallFieldError[]
      data?: unknown
      /** Correlates with the operator's log entry; shown on error pages. */
      reference?: string
    } = {},
  ) {
    super(message)
  }
}
