import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { transferSchema } from '../api/entities/transfer.ts'
import { instantSchema, oreSchema, pathIdSchema } from '../api/scalars.ts'
import { transactionPageSize } from './pageSize.ts'

const paginationFields = {
  skip: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(transactionPageSize).default(transactionPageSize),
}
const listRequestSchema = z.object({
  sessionId: z.string(),
  ...paginationFields,
  from: instantSchema.optional(),
  to: instantSchema.optional(),
})
const injected = { 'body.sessionId': 'sessionId' } as const

/** One settled round of a game. Amounts in øre. */
export const roundSchema = z.object({
  orderId: z.string(),
  transactionId: z.string(),
  time: instantSchema,
  game: z.string(),
  stake: oreSchema,
  gain: oreSchema,
  status: z.enum(['implemented', 'reversed', 'initiated']),
})
export type Round = z.output<typeof roundSchema>

/** Calls of the transactions feature. */
export const transactionsCalls = {
  /** Deposits, withdrawals and bonus movements. */
  transfers: siteCall('transactions.transfers', {
    access: 'player',
    body: listRequestSchema,
    injected,
    response: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
  /** Payments only: deposits and withdrawals. */
  payment: siteCall('transactions.payment', {
    access: 'player',
    body: listRequestSchema,
    injected,
    response: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
  /** Game rounds of the last 30 days by default, 90 at most. */
  gamesHistory: siteCall('transactions.gamesHistory', {
    access: 'player',
    body: listRequestSchema,
    injected,
    response: z.object({ rounds: z.array(roundSchema), total: z.number().int() }),
  }),
  /** Transfers as listed by the back end, newest first; used by the first-deposit check. */
  list: backendCall('GET /transfers/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object(paginationFields),
    response: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
}
