import { type ErrorCode, httpStatusByErrorCode } from '@casino/features/api/errors'

/** An invalid field of a request. `message` is a key of the text catalogue. */
export interface InvalidField {
  path: string
  message: string
}

interface PlatformErrorDetails {
  /** Data for the caller besides the code, e.g. the remaining amount of a limit. */
  data?: Readonly<Record<string, unknown>>
  fields?: readonly InvalidField[]
  /** English, for logs and operators. */
  message?: string
  /** Commits what the call wrote before it failed (a declined deposit, a counted attempt). By default everything is rolled back. */
  commit?: boolean
}

/** An error with a code of `httpStatusByErrorCode`. Any other thrown error is returned as ERR_INTERNAL. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  constructor(
    readonly code: ErrorCode,
    readonly details: PlatformErrorDetails = {},
  ) {
    super(details.message ?? code)
  }

  get status(): number {
    return httpStatusByErrorCode[this.code]
  }
}
