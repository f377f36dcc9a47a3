import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { firstLimitPeriods, isAmountLimit } from '../api/entities/limitPeriod.ts'
import { depositLimitsSchema } from '../api/entities/limits.ts'
import { playLimitBounds, playLimitKinds, playLimitPeriods } from '../api/entities/playLimit.ts'
import { playLimitSchema } from '../api/entities/playLimits.ts'
import {
  acknowledgedSchema,
  calendarDateSchema,
  instantSchema,
  nullableInstantSchema,
  optionalField,
  oreSchema,
  pathIdSchema,
} from '../api/scalars.ts'

/** New limit in øre; an omitted period is unchanged. Sending the current limit cancels a pending raise. */
const limitAmountSchema = oreSchema.refine(isAmountLimit, 'validation.limit_amount').optional()

/** What closing an account did. */
export const closingSchema = z.object({
  /** Until when the player cannot open an account again. */
  closedUntil: instantSchema,
  /** Null for an account without money. `expectedOn`: the bank day, in Denmark, by which it is expected on the NemKonto. */
  payout: z.object({ amount: oreSchema, expectedOn: calendarDateSchema }).nullable(),
})

export type Closing = z.output<typeof closingSchema>

const playLimitsResponse = z.object({ limits: z.array(playLimitSchema) })

/** A new play limit: øre, or minutes of a time limit; null removes it. */
const newPlayLimitSchema = z
  .object({
    sessionId: z.string(),
    kind: z.enum(playLimitKinds),
    period: z.enum(firstLimitPeriods),
    value: z.number().int().safe().nullable(),
  })
  .check(({ value: { kind, period, value }, issues }) => {
    const periods: readonly string[] = playLimitPeriods[kind]
    const { min, max } = playLimitBounds[kind]
    if (!periods.includes(period)) issues.push({ code: 'custom', path: ['period'], message: 'no limit of this period', input: period })
    if (value !== null && (value < min || value > max))
      issues.push({ code: 'custom', path: ['value'], message: `validation.limit_${kind === 'time' ? 'time' : 'amount'}`, input: value })
  })

/** Calls of the limits feature. */
export const limitsCalls = {
  get: backendCall('GET /Deposit/GetUserDepositLimitsREST', {
    access: 'player',
    query: z.object({ sessionId: z.string() }),
    injected: { 'query.sessionId': 'sessionId' },
    response: depositLimitsSchema,
  }),
  /** A first or lower limit is immediate, a raise takes effect after 24 h (configurable to 48). */
  set: backendCall('PUT /Deposit/SetUserDepositLimitsREST', {
    access: 'player',
    body: z.object({
      sessionId: z.string(),
      day: limitAmountSchema,
      week: limitAmountSchema,
      month: limitAmountSchema,
      year: limitAmountSchema,
    }),
    injected: { 'body.sessionId': 'sessionId' },
    amounts: ['body.day', 'body.week', 'body.month', 'body.year'],
    /** The specification describes no answer: without the limits the site server reads them. */
    response: z.union([depositLimitsSchema, acknowledgedSchema]),
    clientResponse: depositLimitsSchema,
  }),
  /**
   * Starts a pause, or closes the account (`permanent`): then every session ends and the whole balance is paid out. Irreversible. Closing a
   * locked account fails with ERR_ACCOUNT_LOCKED.
   */
  lock: backendCall('POST /Deposit/SetUserLimitlock/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object({ lockUntil: z.enum(['24h', '30d', 'permanent']) }),
    /** The specification describes no answer: what it leaves out, the site server concludes from the request. */
    response: optionalField(
      z.object({
        /** End of the pause; null when the account is closed. */
        pausedUntil: nullableInstantSchema.optional(),
        closed: z.boolean().nullish(),
        /** Absent for a pause. */
        closing: closingSchema.nullish(),
      }),
      {},
    ),
    clientResponse: z.object({ pausedUntil: nullableInstantSchema, closed: z.boolean(), closing: closingSchema.nullish() }),
  }),
  /** Limits of losses, stakes and time, of every kind and period. */
  play: siteCall('limits.play', {
    access: 'player',
    body: z.object({ sessionId: z.string() }),
    injected: { 'body.sessionId': 'sessionId' },
    response: playLimitsResponse,
    withoutCall: { limits: [] },
  }),
  /**
   * A first or lower limit is immediate; a higher one, or none at all, takes effect after the delay of a raised deposit limit. Sending the
   * current limit cancels it.
   */
  setPlay: siteCall('limits.setPlay', {
    access: 'player',
    body: newPlayLimitSchema,
    injected: { 'body.sessionId': 'sessionId' },
    response: playLimitsResponse,
  }),
  /** What closing the account did, for ten minutes. Null for any other visitor. */
  closing: siteCall('limits.closing', {
    access: 'public',
    handledLocally: true,
    response: z.object({ closing: closingSchema.nullable() }),
  }),
}
