import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { acknowledgedSchema, instantSchema, nullableInstantSchema, optionalField, pathIdSchema } from '../api/scalars.ts'
import { flagSchema } from '../session/calls.ts'

const withSession = z.object({ sessionId: pathIdSchema })

/** What the marketing popup depends on. */
export const marketingRecordSchema = z.object({
  /** When the player accepted marketing, UTC ms; null: never, or withdrawn. */
  marketingDate: nullableInstantSchema.default(null),
  /** 1: offers may be sent by e-mail, and the player is not asked. The same where the back end does not tell. */
  emailNotify: optionalField(flagSchema, 1),
  /** From when the player may be asked again, UTC ms; null: has not answered yet. */
  askFrom: nullableInstantSchema.default(null),
})
export type MarketingRecord = z.output<typeof marketingRecordSchema>

/** An id of a browser's cookie choices: 128 random bits, base64url. */
export const consentIdSchema = z.string().regex(/^[\w-]{22}$/)

/** A recorded choice of cookies. */
export const cookieDecisionSchema = z.object({
  consentId: consentIdSchema,
  /** Version of the texts that the visitor read. */
  version: z.number().int().positive(),
  statistics: z.boolean(),
  marketing: z.boolean(),
  /** UTC ms. */
  decidedAt: instantSchema,
})
export type CookieDecision = z.output<typeof cookieDecisionSchema>
/** The purposes that a visitor can consent to; necessary cookies need no consent. */
export type CookiePurposes = Pick<CookieDecision, 'statistics' | 'marketing'>

/** A timing of a page view (Core Web Vitals): LCP and INP in ms, CLS without a unit. A page cannot take longer than ten minutes. */
export const vitalSchema = z.object({ name: z.enum(['LCP', 'INP', 'CLS']), value: z.number().min(0).max(600_000) })
export type Vital = z.output<typeof vitalSchema>

/** Calls of the consent feature: the choice of cookies, and the player's consent to marketing. */
export const consentCalls = {
  /** Records a choice of cookies for good, and stores it in the cookie `consent`. The first one of a browser gets its id. */
  record: siteCall('consent.record', {
    access: 'public',
    rateLimit: 'consent',
    body: z.object({
      version: z.int32().positive(),
      statistics: z.boolean(),
      marketing: z.boolean(),
      consentId: consentIdSchema.optional(),
      sessionId: pathIdSchema.optional(),
    }),
    injected: { 'body.consentId': 'consentId', 'body.sessionId': 'sessionId' },
    /** No part of the specification: without the call the site server keeps the choice in the cookie only. */
    response: cookieDecisionSchema.nullable(),
    clientResponse: cookieDecisionSchema,
    withoutCall: null,
  }),
  /** Timings of one page, without an identity. Counted only with consent to statistics; the answer does not say whether. */
  vitals: siteCall('consent.vitals', {
    access: 'public',
    handledLocally: true,
    rateLimit: 'vitals',
    body: z.object({ timings: z.array(vitalSchema).min(1).max(10) }),
    response: z.object({}),
  }),
  /** `record` is null for a player who must receive no marketing: paused, closed, locked or in ROFUS. */
  marketing: backendCall('GET /Player/MarketingNotification/:sessionId/:userId', {
    access: 'player',
    params: withSession.extend({ userId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId', 'params.userId': 'userId' },
    /** The specification describes no fields: the record alone is read too. */
    response: z.preprocess(
      (answer: { record: z.input<typeof marketingRecordSchema> | null }): unknown =>
        answer && typeof answer === 'object' && 'record' in answer ? answer : { record: answer ?? null },
      z.object({ record: marketingRecordSchema.nullable() }),
    ),
  }),
  /** The player has answered the marketing popup; `day`: days until it may be shown again. */
  answerMarketing: backendCall('PUT /Player/MarketingNotification/:sessionId', {
    access: 'player',
    params: withSession,
    body: z.object({ userId: z.string(), day: z.number().int().min(1).max(365) }),
    injected: { 'params.sessionId': 'sessionId', 'body.userId': 'userId' },
    response: acknowledgedSchema,
  }),
}
