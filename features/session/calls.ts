import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { instantSchema, nullableInstantSchema, oreSchema, pathIdSchema } from '../api/scalars.ts'
import { maxAddressLength } from '../navigation/address.ts'
import { accountTypes } from './playerType.ts'

const done = z.object({}).default({})
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

/** The player's profile. `login` is the account name, never a credential. */
export const profileSchema = z.object({
  userId: z.string(),
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobileNo: z.string(),
  mobileCC: z.string(),
  country: z.string(),
  currency: z.literal('DKK'),
  emailNotify: z.boolean(),
  registered: instantSchema,
  playerType: z.enum(accountTypes),
  /** Previous login; null on the first. */
  lastLogin: nullableInstantSchema,
  /** Start of this session; the protection strip shows the time since. */
  loggedInAt: instantSchema,
  /** End of the current pause; null when the player may play. */
  pausedUntil: nullableInstantSchema,
  /** Code of the welcome bonus chosen at registration and not yet granted; empty without one. */
  chosenBonusCode: z.string(),
  /** This session is for withdrawing the balance and reading the histories: the player is in ROFUS. Absent: no. */
  withdrawalOnly: z.boolean().optional(),
})
export type Profile = z.output<typeof profileSchema>

/** Amounts in øre. `TotalActiveBonusWageredFraction` is 0 to 1. */
export const accountSummarySchema = z.object({
  Balance: oreSchema,
  BonusBalance: oreSchema,
  TotalBalance: oreSchema,
  WithdrawableBalance: oreSchema,
  TotalActiveBonusWageredFraction: z.number().min(0).max(1),
  TotalActiveWageringRequirement: oreSchema,
  /** Remaining free spins of active bonuses. */
  FreeSpinsLeft: z.number().int().min(0),
})
export type AccountSummary = z.output<typeof accountSummarySchema>

/** Real-money play since this login, shown by the reality check (RULES, *Player protection*). Amounts in øre. */
export const betwinSummarySchema = z.object({ since: instantSchema, rounds: z.number().int().min(0), staked: oreSchema, won: oreSchema })
export type BetwinSummary = z.output<typeof betwinSummarySchema>

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
    response: z.object({ ended: z.boolean().default(true) }).prefault({}),
  }),
  profile: siteCall('session.profile', {
    access: 'player',
    body: withSession,
    injected: { 'body.sessionId': 'sessionId' },
    response: profileSchema,
  }),
  summary: siteCall('session.summary', {
    access: 'player',
    body: withSession,
    injected: { 'body.sessionId': 'sessionId' },
    response: accountSummarySchema,
  }),
  betwinSummary: siteCall('session.betwinSummary', {
    access: 'player',
    body: withSession,
    injected: { 'body.sessionId': 'sessionId' },
    response: betwinSummarySchema,
  }),
  validate: backendCall('GET /GATMaven/users/:sessionId/validateExpire', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    response: z.object({ userId: z.string(), expiresAt: instantSchema }),
  }),
  /** Sets profile properties. `firstdeposit` follows the ledger: any other value is ERR_FORBIDDEN. */
  setProperties: backendCall('POST /GATMaven/users/:sessionId/setProperties', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    body: z.object({
      properties: z.array(propertyChangeSchema).min(1).max(2),
    }),
    response: done,
  }),
  /** Reads a profile property; null: it has no value. */
  getProperty: backendCall('GET /GATMaven/users/:sessionId/getProperty', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object({ keyProperty: propertyKeySchema }),
    response: z.object({ property: propertyKeySchema, value: z.string().max(40).nullable() }),
  }),
  /** Offers by e-mail and SMS. Switching one on fails with ERR_PAUSED, ERR_EXCLUDED or ERR_ACCOUNT_LOCKED where marketing is not allowed. */
  updateNotify: backendCall('PUT /GATMaven/users/:sessionId/EmailNotify/update', {
    access: 'player',
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    body: z.object({ EmailNotify: flagSchema, SMSNotify: flagSchema }),
    response: done,
  }),
  /** Marks the player as a depositor. ERR_FORBIDDEN when the ledger has no deposit. */
  updateDepositor: backendCall('PUT /GATMaven/users/:sessionId/updateDepositor', {
    access: 'player',
    siteServerOnly: true,
    params: withSession,
    injected: { 'params.sessionId': 'sessionId' },
    response: done,
  }),
  /** Stores the player type. ERR_FORBIDDEN for a type that the ledger contradicts. */
  updatePlayerType: backendCall('PUT /CMScasino/UpdatePlayerTypeToDB/', {
    access: 'player',
    siteServerOnly: true,
    query: withSession.extend({ playerType: z.enum(accountTypes) }),
    injected: { 'query.sessionId': 'sessionId' },
    response: done,
  }),
  logExpiry: backendCall('POST /Logs/CreateSessionExpireLog', {
    access: 'public',
    body: z.object({ userId: z.string().max(64), from_route: z.string().max(maxAddressLength), datetime: z.string().max(40) }),
    response: done,
  }),
}
