import { type ErrorCode, errorStatus } from '@casino/features/session/errors'

/** An invalid field of a request. `message` is a key of the text catalogue. */
export interface RefusedField {
  readonly path: string
  readonly message: string
}

interface Details {
  /** Data for the caller besides the code, e.g. the remaining amount of a limit. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly fields?: readonly RefusedField[]
  /** English, for logs and operators. */
  readonly message?: string
  /** Commits what the call wrote before it failed (a declined deposit, a counted attempt). By default everything is rolled back. */
  readonly commit?: boolean
}

/** An error with a code of `errorStatus`. Any other thrown error is returned as ERR_INTERNAL. */
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
