import { PlatformError } from '@casino/shared/platformError'

/** Error of an unknown or expired frame, different from that of an ended login. */
export const frameClosedError = (): PlatformError =>
  new PlatformError('ERR_UNAUTHENTICATED', { message: 'the frame session is unknown or expired', data: { frameClosed: true } })
