import { PlatformError } from '@casino/shared/platformError'

/** Error of a frame that is unknown or has expired, beside that of a login that has ended. */
export const frameClosedError = (): PlatformError =>
  new PlatformError('ERR_UNAUTHENTICATED', { message: 'the frame session is unknown or expired', data: { frameClosed: true } })
