import { type ErrorCode, errorStatus } from '@casino/features/session/errors'

/** A field of a refused request. `message` is a key of the translation catalogue. */
export interface RefusedField {
  readonly path: string
  readonly message: string
}

interface Details {
  /** What the caller may learn besides the code, e.g. the amount left of a limit. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly fields?: readonly RefusedField[]
  /** English, for the operator. */
  readonly message?: string
  /** Keeps what the call wrote before it failed: a declined deposit, a counted attempt. Otherwise everything is rolled back. */
  readonly commit?: boolean
}

/** A failure with a code of the catalogue. Everything else that is thrown answers ERR_INTERNAL. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? code)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
