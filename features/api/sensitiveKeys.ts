/** Keys of calls, cookies and headers whose values are secret or personal and must not reach a log. */
export const sensitiveKeys = [
  'accessToken',
  'approvalCode',
  'authorization',
  'bearer',
  'cardHolder',
  'cardNumber',
  'cookie',
  'cpr',
  'cvv',
  'email',
  'emailCode',
  'encryptedCardNumber',
  'encryptedCvv',
  'mobileNo',
  'password',
  'pid',
  'session',
  'sessionId',
  'token',
  'transactionId',
] as const

/** Redaction paths of pino: every sensitive key of a logged object, up to three levels deep. */
export const sensitivePaths: string[] = sensitiveKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])
