import { z } from 'zod'
import { transferSchema } from '../config/entities/transfer.ts'
import { instantSchema, oreSchema } from '../format/schema.ts'
import { backend, own } from '../session/contract.ts'

const page = { skip: z.number().int().min(0).default(0), limit: z.number().int().min(1).max(100).default(100) }
const request = z.object({ sessionId: z.string(), ...page, from: instantSchema.optional(), to: instantSchema.optional() })
const filled = { 'body.sessionId': 'sessionId' } as const

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
  transfers: own('transactions.transfers', {
    access: 'player',
    body: request,
    filled,
    answer: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
  /** Payments only: deposits and withdrawals. */
  payment: own('transactions.payment', {
    access: 'player',
    body: request,
    filled,
    answer: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
  /** Game rounds of the last 30 days by default, 90 at most. */
  gamesHistory: own('transactions.gamesHistory', {
    access: 'player',
    body: request,
    filled,
    answer: z.object({ rounds: z.array(roundSchema), total: z.number().int() }),
  }),
  /** Transfers as listed by the back end, newest first; used by the first-deposit check. */
  list: backend('GET /transfers/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: z.string() }),
    filled: { 'params.sessionId': 'sessionId' },
    query: z.object(page),
    answer: z.object({ transfers: z.array(transferSchema), total: z.number().int() }),
  }),
}
