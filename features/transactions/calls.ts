import { z } from 'zod'
import { backendCall, siteCall } from '../api/contract.ts'
import { transferListResponse } from '../api/entities/transfer.ts'
import { httpUrlSchema, idSchema, instantSchema, namedListSchema, optionalField, oreSchema, pathIdSchema } from '../api/scalars.ts'
import { entriesOf } from '../content/entities/address.ts'
import { statusFilters, transactionPageSize, transactionTypes, transferKinds } from './constants.ts'

const paginationFields = {
  skip: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(transactionPageSize).default(transactionPageSize),
}
const listRequestSchema = z.object({
  sessionId: z.string(),
  ...paginationFields,
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  status: z.enum(statusFilters).default('all'),
})
const injected = { 'body.sessionId': 'sessionId' } as const

/** A dash stands for an amount that the back end does not tell, and no sum counts it. */
const knownAmount = optionalField(oreSchema, null)
/** What the specification names the columns of, and no field: the time is needed. Amounts in øre. */
const roundFields = z.object({
  time: instantSchema,
  game: optionalField(z.string(), ''),
  stake: knownAmount,
  gain: knownAmount,
  status: optionalField(z.enum(['implemented', 'reversed', 'initiated']), 'implemented'),
  /** Its randomness was committed to, and the player can compute it again. */
  checkable: optionalField(z.boolean(), false),
})
const optionalId = optionalField(idSchema, '')
/** One settled round of a game: it needs one of its two ids. */
export const roundSchema = roundFields
  .extend({ orderId: optionalId, transactionId: optionalId })
  .refine(({ orderId, transactionId }) => orderId !== '' || transactionId !== '', 'no id')
  .transform((round) => ({ ...round, transactionId: round.transactionId || round.orderId, orderId: round.orderId || round.transactionId }))
export type Round = z.output<typeof roundSchema>

/** Entries on one page of a statement, which is also the most that a call returns. */
const statementPageSize = 1000

/**
 * One transaction of the ledger on the player's accounts. Amounts in øre: the change of own and of bonus money, negative for money out, and
 * both balances after it.
 */
const statementEntrySchema = z.object({
  time: instantSchema,
  type: z.enum(transactionTypes),
  /** Name of the game; empty unless a bet or a win. */
  game: z.string(),
  orderId: z.string(),
  transactionId: z.string(),
  cash: oreSchema,
  bonus: oreSchema,
  cashBalance: oreSchema,
  bonusBalance: oreSchema,
})
export type StatementEntry = z.output<typeof statementEntrySchema>

/** Where a page of a statement ended: its last posting, and the balances after it in øre. */
const statementCursorSchema = z.object({ after: z.number().int(), cash: oreSchema, bonus: oreSchema })

/** Calls of the transactions feature. */
export const transactionsCalls = {
  /** Deposits, withdrawals and bonus movements, all or of one kind. */
  transfers: siteCall('transactions.transfers', {
    access: 'player',
    body: listRequestSchema.extend({ kind: z.enum(transferKinds).default('all') }),
    injected,
    ...transferListResponse,
  }),
  /** Payments only: deposits and withdrawals. */
  payment: siteCall('transactions.payment', {
    access: 'player',
    body: listRequestSchema,
    injected,
    ...transferListResponse,
  }),
  /** Game rounds of the last 30 days by default, 90 at most. */
  gamesHistory: siteCall('transactions.gamesHistory', {
    access: 'player',
    body: listRequestSchema,
    injected,
    /** The specification names the columns only: an entry without one of the required fields is left out. */
    response: namedListSchema('rounds', z.object({ rounds: entriesOf(roundSchema), total: optionalField(z.number().int(), null) })),
    clientResponse: z.object({ rounds: z.array(roundSchema), total: z.number().int() }),
  }),
  /** One round of the player, settled or not. Fails with ERR_NOT_FOUND, also for another player's round. */
  round: siteCall('transactions.round', {
    access: 'player',
    body: z.object({ sessionId: z.string(), roundId: z.string().max(64) }),
    injected,
    response: z.object({
      round: roundFields,
      /** The game's page on which the player's browser computes the round again; null until it is settled, and where nothing was committed to. */
      checkUrl: httpUrlSchema.nullable(),
    }),
  }),
  /**
   * A page of the account statement, oldest first: 30 days by default, 90 at most. `cash` and `bonus`: the balances before the first entry.
   * `next`: the `cursor` of the next page; null on the last.
   */
  statement: backendCall('POST /transactions/statement', {
    access: 'player',
    siteServerOnly: true,
    body: z.object({
      sessionId: z.string(),
      from: instantSchema.optional(),
      to: instantSchema.optional(),
      cursor: statementCursorSchema.optional(),
      limit: z.number().int().min(1).max(statementPageSize).default(statementPageSize),
    }),
    injected,
    response: z.object({
      from: instantSchema,
      to: instantSchema,
      cash: oreSchema,
      bonus: oreSchema,
      entries: z.array(statementEntrySchema).max(statementPageSize),
      next: statementCursorSchema.nullable(),
    }),
  }),
  /** Transfers as listed by the back end, newest first; used by the first-deposit check. */
  list: backendCall('GET /transfers/:sessionId', {
    access: 'player',
    params: z.object({ sessionId: pathIdSchema }),
    injected: { 'params.sessionId': 'sessionId' },
    query: z.object(paginationFields),
    ...transferListResponse,
  }),
}
