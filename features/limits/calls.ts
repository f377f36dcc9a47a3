import { z } from 'zod'
import { backendCall } from '../api/contract.ts'
import { minDepositLimit } from '../api/entities/limitPeriod.ts'
import { depositLimitsSchema } from '../api/entities/limits.ts'
import { instantSchema, oreSchema, pathIdSchema } from '../api/scalars.ts'

/** New limit in øre; an omitted period is unchanged. Sending the current limit cancels a pending raise. */
const limitAmountSchema = oreSchema.refine((value) => value >= minDepositLimit, 'validation.limit_amount').optional()

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
    body: z.object({ sessionId: z.string(), day: limitAmountSchema, week: limitAmountSchema, month: limitAmountSchema }),
    injected: { 'body.sessionId': 'sessionId' },
    response: depositLimitsSchema,
  }),
  /** Starts a pause, or closes the account (`permanent`). Irreversible. `pausedUntil` is UTC ms, null when closed. */
  lock: backendCall('POST /Deposit/SetUserLimitlock/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object({ lockUntil: z.enum(['24h', '30d', 'permanent']) }),
    response: z.object({ pausedUntil: instantSchema.nullable(), closed: z.boolean() }),
  }),
}
