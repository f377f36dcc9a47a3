import { type CallFieldError, type ErrorCode, httpStatusByErrorCode } from '@casino/features/api/errors'

export interface CallFailureDetails {
  /** Field messages as text keys; `toErrorEnvelope` translates them. */
  fields?: readonly CallFieldError[]
  /** Data exposed to the browser beside the code. */
  data?: unknown
  /** For the log only, never sent to the browser. */
  reason?: string
  /** HTTP status, if it differs from the code's. */
  status?: number
  /** The back end itself gave no answer: no connection, no response in time, or the error of a gateway. */
  unreachable?: true
  /** The back end does not have the call. */
  withoutCall?: true
  /** The back end answered without success and without a known code: its own code, `none` without one. */
  refused?: { code: string }
}

/** Error of a call: its code, and the details that the browser may receive. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  constructor(
    readonly code: ErrorCode,
    readonly details: CallFailureDetails = {},
  ) {
    super(details.reason ? `${code}: ${details.reason}` : code)
  }
  get status(): number {
    return this.details.status ?? httpStatusByErrorCode[this.code]
  }
}

/** Whether a call failed without an answer from the back end: status 500 or above, unreadable, too slow, or asked too often. */
export const isOutage = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status >= 500 || error.code === 'ERR_RATE_LIMITED')

/** Danish text of a key, or undefined. */
export type TextLookup = (key: string) => string | undefined

/** The error envelope sent to the browser. `reference` is the request id, which finds the log line. */
export function toErrorEnvelope({ code, details: { fields, data } }: CallFailure, lookupText: TextLookup, reference: string) {
  const genericMessage = lookupText('error.ERR_VALIDATION') ?? ''
  return {
    result: 0,
    error: {
      code,
      message: lookupText(`error.${code}`) ?? lookupText('error.ERR_INTERNAL') ?? '',
      ...(fields && { fields: fields.map(({ path, message }) => ({ path, message: lookupText(message) ?? genericMessage })) }),
      ...(data !== undefined && { data }),
      reference,
    },
  }
}
