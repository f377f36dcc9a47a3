import { z } from 'zod'
import { backendCall } from '../api/contract.ts'
import { birthDateSchema, calendarDateSchema, httpUrlSchema, idSchema, optionalField, pathIdSchema } from '../api/scalars.ts'
import { stepUpPurposes } from './constants.ts'
import { codeOfLoginRefusal, loginAnswer, userAgentSchema, userDeviceSchema } from './openedSession.ts'
import { partnerLoginCalls } from './partnerCalls.ts'

export const loginMethods = ['login', 'register'] as const
/** Why the player was redirected to the identity provider (query `method` of the return page). */
export type LoginMethod = (typeof loginMethods)[number]
const method = z.enum(loginMethods)
const transactionParams = z.object({ id: pathIdSchema })
/**
 * The one-time code of an approval. The provider adds it to the redirect of the approving browser only and refuses later calls without it
 * (ERR_OTHER_BROWSER). Otherwise somebody could complete a login with another person's approval. Optional: a back end whose provider adds
 * no code receives calls without one.
 */
const approvalCodeSchema = z.string().max(64).optional()
/** Of the player's browser: the back end counts failed identity checks by it, for all replicas together. */
const clientAddressSchema = z.string().max(64).optional()
const injectedByReturn = { 'params.id': 'transactionId', 'query.approvalCode': 'approvalCode', 'query.clientIP': 'clientIP' } as const

const startQuery = z.object({ redirectUrl: z.string().max(512) })
/** `transactionId` is no part of the specification: without it the site server takes the id from `accessUrl`, the transaction's own page. */
const startedSchema = z.object({
  transactionId: optionalField(pathIdSchema, null),
  accessUrl: httpUrlSchema,
  loginLog: z.object({ loginLogId: idSchema }),
})

/** The identity provider's calls. The site server keeps the transaction id and the code of the approval in httpOnly cookies. */
export const identityCalls = {
  /** Starts a provider transaction. The browser is redirected to `accessUrl`, and from there to `redirectUrl` with `logId`. */
  start: backendCall('POST /Scrive/transaction/new', {
    access: 'public',
    rateLimit: 'login',
    query: startQuery,
    response: startedSchema,
    clientResponse: startedSchema.omit({ transactionId: true }),
  }),
  /** Completion data. Fails with ERR_PROVIDER_REJECTED, ERR_PROVIDER_FAILED, ERR_TRANSACTION_EXPIRED, ERR_OTHER_BROWSER. */
  completion: backendCall('GET /Scrive/transaction/:id', {
    access: 'public',
    params: transactionParams,
    injected: injectedByReturn,
    query: z.object({ method, logId: z.string().max(64), approvalCode: approvalCodeSchema, clientIP: clientAddressSchema }),
    response: z.object({
      providerInfo: z.object({
        dkMitID: z.object({ completionData: z.object({ userId: idSchema.nullish(), dateOfBirth: birthDateSchema }) }),
      }),
    }),
    clientResponse: z.object({
      providerInfo: z.object({ dkMitID: z.object({ completionData: z.object({ dateOfBirth: calendarDateSchema }) }) }),
    }),
    codeOfRefusal: codeOfLoginRefusal,
  }),
  /**
   * Compares the CPR number with the provider's. After three mismatches the transaction expires (ERR_TOKEN_EXPIRED), after
   * five of the person or the address within an hour every login is refused (ERR_LOGIN_LOCKED).
   * `cpr` is optional at registration: the site server then reads it from the sealed registration draft.
   */
  validateCpr: backendCall('GET /Scrive/transaction/:id/validate-cpr', {
    access: 'public',
    rateLimit: 'login',
    params: transactionParams,
    injected: injectedByReturn,
    query: z.object({
      cpr: z.string().optional(),
      method,
      logId: z.string().max(64),
      approvalCode: approvalCodeSchema,
      clientIP: clientAddressSchema,
    }),
    /** `attemptsLeft` is no part of the specification: without it the return page counts the three attempts itself. */
    response: z.object({ isMatch: z.boolean(), attemptsLeft: optionalField(z.number().int().min(0), null) }),
    codeOfRefusal: codeOfLoginRefusal,
  }),
  /**
   * Logs the player in. The site server keeps `sessionId` and `userId` in httpOnly cookies.
   * Fails with ERR_NO_ACCOUNT, ERR_ACCOUNT_LOCKED, ERR_EXCLUDED, ERR_UNDER_AGE, ERR_TOKEN_EXPIRED, ERR_OTHER_BROWSER.
   */
  openSession: backendCall('GET /Scrive/GetSessionId/:transactionId', {
    access: 'public',
    params: z.object({ transactionId: pathIdSchema }),
    query: z.object({
      approvalCode: approvalCodeSchema,
      /** Of the browser that logs in, for the player's list of logins. */
      clientIP: clientAddressSchema,
      userDevice: userDeviceSchema.default('Desktop'),
      userAgent: userAgentSchema,
    }),
    injected: {
      'params.transactionId': 'transactionId',
      'query.approvalCode': 'approvalCode',
      'query.clientIP': 'clientIP',
      'query.userDevice': 'userDevice',
      'query.userAgent': 'userAgent',
    },
    ...loginAnswer,
  }),

  /** Starts a transaction of a logged-in player (step-up). Otherwise like `start`. */
  startStepUp: backendCall('POST /Scrive/transaction/step-up', {
    access: 'player',
    rateLimit: 'login',
    query: startQuery.extend({ purpose: z.enum(stepUpPurposes) }),
    body: z.object({ sessionId: pathIdSchema }),
    injected: { 'body.sessionId': 'sessionId' },
    response: startedSchema,
    clientResponse: startedSchema.pick({ accessUrl: true }),
  }),
  /**
   * Marks the session as confirmed for the purpose of the transaction, for a few minutes. Fails like `completion`, with ERR_STEP_UP_PERSON
   * for another person's identity, and with ERR_LOGIN_LOCKED after five of them within an hour.
   */
  completeStepUp: backendCall('POST /Scrive/transaction/:id/step-up', {
    access: 'player',
    rateLimit: 'login',
    params: transactionParams,
    query: z.object({ logId: z.string().max(64), approvalCode: approvalCodeSchema, clientIP: clientAddressSchema }),
    body: z.object({ sessionId: pathIdSchema }),
    injected: { ...injectedByReturn, 'body.sessionId': 'sessionId' },
    response: z.object({ purpose: z.enum(stepUpPurposes) }),
  }),

  ...partnerLoginCalls,
}
