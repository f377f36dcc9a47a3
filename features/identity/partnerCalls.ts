import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { pathIdSchema } from '../api/scalars.ts'
import { isCpr, normaliseCpr } from '../format/cpr.ts'
import { codeOfTokenRefusal, loginAnswer, userAgentSchema, userDeviceSchema } from './openedSession.ts'

/** Of the browser that a partner has sent, for every login by hand-over. */
const injectedByHandover = {
  'body.clientIP': 'clientIP',
  'body.loginLogId': 'loginLogId',
  'body.userDevice': 'userDevice',
  'body.userAgent': 'userAgent',
} as const
const handoverBody = z.object({
  clientIP: z.string().max(64),
  loginLogId: z.string().max(64),
  userDevice: userDeviceSchema,
  /** For the player's list of logins, as in `openSession`. */
  userAgent: userAgentSchema,
})

/** How a partner hands a player over: with a one-time token, or with the player's id at the identity provider. */
export const handoverTypes = ['token', 'external'] as const

/** Logins of players whom a partner has handed over; a part of `identityCalls`. */
export const partnerLoginCalls = {
  /** What a partner has handed over to this browser; null when nothing, or when it has expired. */
  handover: siteCall('identity.handover', {
    access: 'public',
    handledLocally: true,
    /** `canRegister`: without another visit to the identity provider. */
    response: z.object({ type: z.enum(handoverTypes).nullable(), canRegister: z.boolean() }),
  }),
  /**
   * Logs in with a partner's one-time token, which the site server holds. Fails with ERR_TOKEN_INVALID, ERR_ACCOUNT_UNKNOWN and the codes of
   * `openSession`; ERR_FORBIDDEN while token login is switched off.
   */
  loginWithToken: backendCall('POST /GATMaven/loginWithToken', {
    access: 'public',
    rateLimit: 'login',
    body: handoverBody.extend({ transactionId: pathIdSchema, token: z.string().max(256) }),
    injected: { ...injectedByHandover, 'body.transactionId': 'transactionId', 'body.token': 'partnerToken' },
    ...loginAnswer,
    codeOfRefusal: codeOfTokenRefusal,
  }),
  /**
   * Logs in a person whom a partner has identified, after comparing the CPR number. Fails with ERR_CPR_MISMATCH (the third time
   * ERR_TOKEN_EXPIRED), ERR_TOKEN_INVALID, ERR_ACCOUNT_UNKNOWN for a person whom the provider does not know, and the codes of `openSession`;
   * ERR_FORBIDDEN while external login is switched off.
   */
  loginExternal: backendCall('POST /GATMaven/LoginExternal', {
    access: 'public',
    rateLimit: 'login',
    bearer: true,
    /** `cpr` is empty after a registration: the site server then reads it from the sealed draft. */
    body: handoverBody.extend({ pid: z.string().max(64), cpr: z.string().transform(normaliseCpr).refine(isCpr, 'validation.cpr_length') }),
    injected: { ...injectedByHandover, 'body.pid': 'pid' },
    ...loginAnswer,
  }),
}
