import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import {
  acknowledgedSchema,
  idSchema,
  instantSchema,
  nullableInstantSchema,
  optionalField,
  optionalInstantSchema,
  oreSchema,
  pathIdSchema,
} from '../api/scalars.ts'
import { ore } from '../format/money.ts'
import { maxAddressLength } from '../navigation/address.ts'
import { accountTypes } from './playerType.ts'
import { addressFields, unshownFields } from './userInfo.ts'

const withSession = z.object({ sessionId: pathIdSchema })

/**
 * Cookies that browser scripts may read and write through the site server. `session` only reports whether a session exists; `consent` is
 * written by its own call only, which records the choice.
 */
export const cookieKeys = [
  'consent',
  'acceptNews',
  'lastLogin',
  'notificationShowTime',
  'seenPopups',
  'responsibleGamingTime',
  'playerType',
  'landingPage',
  'brand',
  'contrast',
  'session',
] as const

/** What the site shows of the player (specification, *User profile*): a back end may leave out all but the id. */
const userFields = z.object({
  userId: idSchema,
  /** The account name, never a credential. */
  login: optionalField(z.string(), ''),
  firstName: optionalField(z.string(), ''),
  middleName: z.string().nullish(),
  lastName: optionalField(z.string(), ''),
  email: optionalField(z.string(), ''),
  mobileNo: optionalField(idSchema, ''),
  mobileCC: optionalField(idSchema, '45'),
  ...addressFields,
  country: optionalField(z.string(), 'DK'),
  currency: optionalField(z.literal('DKK'), 'DKK'),
  emailNotify: optionalField(z.boolean().or(z.number().transform((flag) => flag !== 0)), false),
  /** Null where the back end does not tell: then no date is shown. */
  registered: nullableInstantSchema.default(null),
  /** Null where the back end does not tell: what the login has found applies. */
  playerType: optionalField(z.enum(accountTypes), null),
  /** Previous login; null on the first. Absent: what the login has answered applies. */
  lastLogin: nullableInstantSchema.optional(),
  /** Start of this session; the protection strip shows the time since. Absent: when the site server opened it. */
  loggedInAt: optionalInstantSchema,
  /** End of the current pause; null when the player may play. A back end that does not tell refuses what a pause forbids. */
  pausedUntil: nullableInstantSchema.default(null),
  /** Code of the welcome bonus chosen at registration and not yet granted; empty without one. */
  chosenBonusCode: optionalField(z.string(), ''),
  /** This session is for withdrawing the balance and reading the histories: the player is in ROFUS. Absent: no. */
  withdrawalOnly: z.boolean().nullish(),
})
/** The answer with the fields of `userInfo` beside the others: the specification has `playerType` alongside it. */
const userProfileSchema = z.preprocess((answer: z.input<typeof userFields> & { userInfo?: unknown }): unknown => {
  const { userInfo, ...fields } = answer ?? {}
  return typeof userInfo === 'object' ? { ...fields, ...userInfo } : answer
}, userFields.extend(unshownFields))
/** The player's profile as the browser receives it. */
export const profileSchema = userFields.extend({
  playerType: z.enum(accountTypes),
  lastLogin: nullableInstantSchema,
  loggedInAt: instantSchema,
})
export type Profile = z.output<typeof profileSchema>

const noOre = ore(0)
const summaryFields = z.object({
  /** The player's own money; no part of the specification. */
  Balance: optionalField(oreSchema, null),
  BonusBalance: oreSchema,
  TotalBalance: oreSchema,
  WithdrawableBalance: oreSchema,
  TotalActiveBonusWageredFraction: optionalField(z.number().min(0).max(1), 0),
  TotalActiveWageringRequirement: optionalField(oreSchema, noOre),
  /** Remaining free spins of active bonuses; no part of the specification: none are shown without. */
  FreeSpinsLeft: optionalField(z.number().int().min(0), 0),
})
/** Amounts in øre. `TotalActiveBonusWageredFraction` is 0 to 1. */
export const accountSummarySchema = summaryFields.transform(({ Balance, ...summary }) => ({
  Balance: Balance ?? ore(summary.TotalBalance - summary.BonusBalance),
  ...summary,
}))
export type AccountSummary = z.output<typeof accountSummarySchema>

/**
 * Real-money play since a time, without one since this login, shown by the reality check (RULES, *Player protection*). Amounts in øre; null
 * where the back end does not tell. `since` absent: when the site server opened the session.
 */
export const betwinSummarySchema = z.object({
  since: optionalInstantSchema,
  staked: optionalField(oreSchema, null),
  won: optionalField(oreSchema, null),
})
const betwinClientSchema = betwinSummarySchema.extend({ since: instantSchema })
export type BetwinSummary = z.output<typeof betwinClientSchema>

/** Notification settings are 0 or 1 on the wire (specification, *Marketing consent popup*). */
export const flagSchema = z.union([z.literal(0), z.literal(1)])

/** A property of a player's profile with a new value; `firstdeposit`: the first deposit in øre. */
// biome-ignore lint/plugin: names the pair as the specification’s `setProperties` does
const propertyChangeSchema = z.discriminatedUnion('property', [
  z.object({ property: z.literal('acceptsmsoffer'), value: z.enum(['True', 'False']) }),
  z.object({ property: z.literal('firstdeposit'), value: z.string().regex(/^\d{1,15}$/) }),
])
/** Properties that the specification names. */
const propertyKeySchema = z.enum(['acceptsmsoffer', 'firstdeposit'])

const valueSchema = z.union([
  z.string().max(40),
  z.number().transform(String),
  z.boolean().transform((value) => (value ? 'True' : 'False')),
])
const pairSchema = z.object({ property: z.string().optional(), value: optionalField(valueSchema, null) })
const propertyValueSchema = z.union([
  pairSchema.transform(({ value }) => ({ value })),
  valueSchema.transform((value) => ({ value })),
  z.unknown().transform(() => ({ value: null })),
])

export const sessionCalls = {
  getCookie: siteCall('session.getCookie', {
    access: 'public',
    handledLocally: true,
    query: z.object({ key: z.enum(cookieKeys) }),
    response: z.object({ success: z.boolean(), cookie: z.string().nullable() }),
  }),
  setCookie: siteCall('session.setCookie', {
    access: 'public',
    handledLocally: true,
    body: z.object({ key: z.enum(cookieKeys), value: z.string().max(256), max_age: z.number().int().max(31_536_000) }),
    response: z.object({ success: z.boolean() }),
  }),
  deleteCookie: siteCall('session.deleteCookie', {
    access: 'public',
    handledLocally: true,
    body: z.object({ key: z.enum(cookieKeys) }),
    response: z.object({ success: z.boolean() }),
  }),
  /** With `fingerprint` only that session ends; `ended` is false when the browser has another one by now. */
  logout: siteCall('session.logout', {
    access: 'public',
    body: withSession.partial().extend({ fingerprint: z.string().max(32).optional() }),
    forwardedBody: withSession.partial(),
    injected: { 'body.sessionId': 'sessionId' },
    response: acknowledgedSchema,
    clientResponse: z.object({ ended: z.boolean().default(true) }),
  }),
  profile: siteCall('session.profile', {
    access: 'player',
    body: withSession,
    injected: { 'body.sessionId': 'sessionId' },
    response: userProfileSchema,
    clientResponse: profileSchema,
  }),
  summary: siteCall('session.summary', {
    access: 'player',
    body: withSession,
    injected: { 'body.sessionId': 'sessionId' },
    response: accountSummarySchema,
  }),
  betwinSummary: siteCall('session.betwinSummary', {
    access: 'player',
    body: withSession.extend({ since: instantSchema.optional() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: betwinSummarySchema.nullish().transform((sums) => sums ?? { staked: null, won: null }),
    clientResponse: betwinClientSchema,
  }),
  validate: backendCall('GET /GATMaven/users/:sessionId/validateExpire', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    /** The specification expects `data` and describes none of it. `expiresAt` null: the page checks on its other occasions only. */
    response: z.object({ expiresAt: nullableInstantSchema.default(null) }).or(
      z
        .unknown()
        .refine((data) => data !== null && data !== undefined)
        .transform(() => ({ expiresAt: null })),
    ),
  }),
  /** Sets profile properties. `firstdeposit` follows the ledger: any other value is ERR_FORBIDDEN. */
  setProperties: backendCall('POST /GATMaven/users/:sessionId/setProperties', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    body: z.object({
      properties: z.array(propertyChangeSchema).min(1).max(2),
    }),
    response: acknowledgedSchema,
  }),
  /** Reads a profile property; null: it has no value. */
  getProperty: backendCall('GET /GATMaven/users/:sessionId/getProperty', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object({ keyProperty: propertyKeySchema }),
    /** The specification names the key, and elsewhere pairs of `property` and `value`: the value, its pair, or a list of pairs. */
    response: propertyValueSchema,
  }),
  /** Offers by e-mail and SMS. Switching one on fails with ERR_PAUSED, ERR_EXCLUDED or ERR_ACCOUNT_LOCKED where marketing is not allowed. */
  updateNotify: backendCall('PUT /GATMaven/users/:sessionId/EmailNotify/update', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    body: z.object({ EmailNotify: flagSchema, SMSNotify: flagSchema }),
    response: acknowledgedSchema,
  }),
  /** Marks the player as a depositor. ERR_FORBIDDEN when the ledger has no deposit. */
  updateDepositor: backendCall('PUT /GATMaven/users/:sessionId/updateDepositor', {
    access: 'player',
    siteServerOnly: true,
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    response: acknowledgedSchema,
  }),
  /** Stores the player type. ERR_FORBIDDEN for a type that the ledger contradicts. */
  updatePlayerType: backendCall('PUT /CMScasino/UpdatePlayerTypeToDB/', {
    access: 'player',
    siteServerOnly: true,
    query: withSession.extend({ playerType: z.enum(accountTypes) }),
    injected: { 'query.sessionId': 'sessionId' },
    response: acknowledgedSchema,
  }),
  logExpiry: backendCall('POST /Logs/CreateSessionExpireLog', {
    access: 'public',
    body: z.object({ userId: z.string().max(64), from_route: z.string().max(maxAddressLength), datetime: z.string().max(40) }),
    response: acknowledgedSchema,
  }),
}
