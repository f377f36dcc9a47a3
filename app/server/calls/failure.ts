import { type ErrorCode, errorStatus, type FieldError } from '@casino/features/session/errors'

export interface FailureDetails {
  /** Field messages as keys of the catalogue; they are translated on the way out. */
  readonly fields?: readonly FieldError[]
  /** What the browser may see beside the code. */
  readonly data?: unknown
  /** For the operator's log, never for the player. */
  readonly reason?: string
}

/** A call that did not succeed, with what the player may learn of it. */
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

/** Danish sentence of a catalogue key, or undefined. */
export type Sentence = (key: string) => string | undefined

/** The failure's envelope to the browser. `reference` finds the log line. */
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
