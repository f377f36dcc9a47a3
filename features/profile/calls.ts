import { z } from 'zod'
import { siteCall } from '../api/contract.ts'
import { contactFields, withMobileRule } from '../api/entities/contact.ts'
import { instantSchema, nullableInstantSchema, optionalInstantSchema, pathIdSchema } from '../api/scalars.ts'
import { accountEventKinds } from './constants.ts'

const withSession = { body: z.object({ sessionId: pathIdSchema }), injected: { 'body.sessionId': 'sessionId' } } as const

/** What a device is known by. */
const deviceSchema = z.object({
  type: z.enum(['Mobile', 'Desktop']),
  /** Browser and system, e.g. `Chrome, Windows`; empty when unknown. */
  browser: z.string(),
  /** Without its last part, e.g. `203.0.113.x`. */
  address: z.string(),
})

/** A login, without what would grant access to it. */
export const loginSchema = z.object({
  /** Start of the hash of the session id. */
  id: z.string(),
  startedAt: instantSchema,
  lastSeenAt: instantSchema,
  /** The session of this browser. */
  current: z.boolean(),
  /** The session has not ended. */
  active: z.boolean(),
  /** Null for logins before devices were stored. */
  device: deviceSchema
    .extend({
      /** The same address as the session of this browser. */
      sameAddress: z.boolean(),
    })
    .nullable(),
})
export type Login = z.output<typeof loginSchema>

/** A new e-mail address that awaits its code. */
const emailChangeSchema = z.object({
  email: z.string(),
  /** Wrong codes that may still follow; 0: only a new code helps. */
  triesLeft: z.number().int().min(0),
  expiresAt: instantSchema,
  /** Until another code can be sent. A duration, because the clocks of browser and server differ. */
  resendSeconds: z.number().int().min(0),
})
export type EmailChange = z.output<typeof emailChangeSchema>

const contactSchema = z.object({
  emailChange: emailChangeSchema.nullable(),
  /** Until when contact data can be changed without another step-up; null: it is needed. */
  confirmedUntil: nullableInstantSchema,
})

/** A change of the player's contact data. The values are masked. */
const contactChangeSchema = z.object({
  id: z.string(),
  field: z.enum(['email', 'mobile']),
  before: z.string(),
  after: z.string(),
  changedAt: instantSchema,
  device: deviceSchema.nullable(),
})

/** Øre or minutes of a limit, UTC ms of the end of a pause or closing; null for none. `from`: begins to count later. */
const eventValueSchema = z.object({ value: z.union([z.number(), z.string()]).nullable(), from: optionalInstantSchema })

/** Something else that changed the account, or was tried. */
const accountEventSchema = z.object({
  id: z.string(),
  field: z.enum(accountEventKinds),
  /** Which limit, `day` or `loss week`; the length of a pause; the purpose of a confirmed identity. */
  subject: z.string(),
  before: eventValueSchema.nullable(),
  after: eventValueSchema.nullable(),
  changedAt: instantSchema,
  device: deviceSchema.nullable(),
})

export const accountChangeSchema = z.union([contactChangeSchema, accountEventSchema])
export type AccountChange = z.output<typeof accountChangeSchema>
export type AccountEvent = z.output<typeof accountEventSchema>

/** Calls of the player's profile. */
export const profileCalls = {
  /** The latest logins, newest first. */
  logins: siteCall('profile.logins', {
    access: 'player',
    ...withSession,
    response: z.object({ logins: z.array(loginSchema) }),
    withoutCall: { logins: [] },
  }),
  /** Ends all sessions but this one. */
  endOtherSessions: siteCall('profile.endOtherSessions', {
    access: 'player',
    ...withSession,
    response: z.object({ ended: z.number().int().min(0) }),
  }),
  /** The state of a change of contact data; the site server adds what was entered before a step-up. */
  contact: siteCall('profile.contact', {
    access: 'player',
    ...withSession,
    response: contactSchema,
    withoutCall: { emailChange: null, confirmedUntil: null },
    clientResponse: contactSchema.extend({ draft: contactFields.nullable() }),
  }),
  /**
   * Stores a new mobile number, and sends a code to a new e-mail address. Fails with ERR_STEP_UP_REQUIRED, after which the site server keeps
   * what was entered, ERR_EMAIL_TAKEN, and ERR_CODE_WAIT after too many codes. An address that was sent its code just now keeps it.
   */
  changeContact: siteCall('profile.changeContact', {
    access: 'player',
    rateLimit: 'contact',
    ...withSession,
    body: withMobileRule(contactFields.extend(withSession.body.shape)),
    response: z.object({ emailChange: emailChangeSchema.nullable(), mobileChanged: z.boolean() }),
  }),
  /** Forgets what was entered, and a new address that awaits its code. */
  cancelContactChange: siteCall('profile.cancelContactChange', { access: 'player', ...withSession, response: z.object({}) }),
  /** Sends another code, which replaces the one before. Fails with ERR_CODE_WAIT, and ERR_CODE_EXPIRED when there is nothing to confirm. */
  sendEmailCode: siteCall('profile.sendEmailCode', {
    access: 'player',
    rateLimit: 'contact',
    ...withSession,
    response: emailChangeSchema,
  }),
  /**
   * Changes the e-mail address; sent again with the code that has changed it, it succeeds too. Fails with ERR_CODE_WRONG, ERR_CODE_EXPIRED,
   * and ERR_EMAIL_TAKEN when another account was faster.
   */
  confirmEmail: siteCall('profile.confirmEmail', {
    access: 'player',
    rateLimit: 'contact',
    ...withSession,
    body: withSession.body.extend({ emailCode: z.string().regex(/^\d{6}$/, 'validation.email_code') }),
    response: z.object({}),
  }),
  /** The latest changes of the player's contact data, limits, pauses and logins that failed, newest first. */
  changes: siteCall('profile.changes', {
    access: 'player',
    ...withSession,
    response: z.object({ changes: z.array(accountChangeSchema) }),
    withoutCall: { changes: [] },
  }),
}
