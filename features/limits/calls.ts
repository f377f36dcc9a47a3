import { z } from 'zod'
import { depositLimitsSchema } from '../config/entities/limits.ts'
import { instantSchema, oreSchema } from '../format/schema.ts'
import { backend } from '../session/contract.ts'

export type { DepositLimits } from '../config/entities/limits.ts'

/** What the player asks for; a period left out stays as it is. Cancel a pending raise by sending the current limit again. */
const wanted = oreSchema.refine((value) => value >= 100, 'validation.limit_amount').optional()

export const limitsCalls = {
  get: backend('GET /Deposit/GetUserDepositLimitsREST', {
    access: 'player',
    query: z.object({ sessionId: z.string() }),
    filled: { 'query.sessionId': 'sessionId' },
    answer: depositLimitsSchema,
  }),
  /** Lowering is immediate, raising waits 24 h (configurable to 48); a first limit is immediate. */
  set: backend('PUT /Deposit/SetUserDepositLimitsREST', {
    access: 'player',
    body: z.object({ sessionId: z.string(), day: wanted, week: wanted, month: wanted }),
    filled: { 'body.sessionId': 'sessionId' },
    answer: depositLimitsSchema,
  }),
  /** A pause until `lockUntil` (UTC ms or `permanent`). It cannot be undone. */
  lock: backend('POST /Deposit/SetUserLimitlock/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: z.string() }),
    filled: { 'params.sessionId': 'sessionId' },
    query: z.object({ lockUntil: z.enum(['24h', '30d', 'permanent']) }),
    answer: z.object({ pausedUntil: instantSchema.nullable(), closed: z.boolean() }),
  }),
}
