import { type ErrorCode, errorStatus, type FieldError } from '@casino/features/session/errors'

export interface FailureDetails {
  /** Field messages as text keys; `toErrorEnvelope` translates them. */
  readonly fields?: readonly FieldError[]
  /** Data exposed to the browser beside the code. */
  readonly data?: unknown
  /** For the log only, never sent to the browser. */
  readonly reason?: string
}

/** Error of a call: its code, and the details that the browser may receive. */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    readonly details: FailureDetails = {},
  ) {
    super(details.reason ? `${code}: ${details.reason}` : code)
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

/** Danish text of a key, or undefined. */
export type Sentence = (key: string) => string | undefined

/** The error envelope sent to the browser. `reference` is the request id, which finds the log line. */
export function toAnswer({ code, details: { fields, data } }: Failure, sentence: Sentence, reference: string) {
  const general = sentence('error.ERR_VALIDATION') ?? ''
  return {
    result: 0,
    error: {
      code,
      message: sentence(`error.${code}`) ?? sentence('error.ERR_INTERNAL') ?? '',
      ...(fields && { fields: fields.map(({ path, message }) => ({ path, message: sentence(message) ?? general })) }),
      ...(data !== undefined && { data }),
      reference,
    },
  }
}
