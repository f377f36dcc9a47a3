import type { Transfer } from '@casino/features/api/entities/transfer'
import type { transactionsCalls } from '@casino/features/transactions/calls'
import type { StatusFilter, TransferKind } from '@casino/features/transactions/constants'
import { and, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TransactionContext } from '../core/platform.ts'
import { transfers } from '../db/schema.ts'
import { processWithdrawals } from '../money/index.ts'

interface TransferQuery {
  skip: number
  limit: number
  /** UTC ms, both inclusive. */
  from?: number | undefined
  to?: number | undefined
  kind: TransferKind | 'payments'
  status?: StatusFilter | undefined
}

const typesOf = {
  all: undefined,
  payments: ['deposit', 'refund', 'chargeback', 'withdrawal'],
  deposits: ['deposit'],
  // what went back to the card or wallet was paid out as well
  withdrawals: ['withdrawal', 'refund', 'chargeback'],
  bonuses: ['transfer_bonus', 'bonus_win', 'cancelled_bonus'],
} as const satisfies Record<TransferQuery['kind'], readonly Transfer['type'][] | undefined>

/** One page of a player's transfers, newest first, with the total. Processes due withdrawals first, so that their state is the current one. */
export async function listTransfers(
  context: TransactionContext,
  playerId: string,
  query: TransferQuery,
): Promise<z.input<typeof transactionsCalls.transfers.response>> {
  await processWithdrawals(context, playerId)
  const { db } = context
  const { from, to } = query
  const types = typesOf[query.kind]
  const where = and(
    eq(transfers.playerId, playerId),
    types && inArray(transfers.type, [...types]),
    query.status && query.status !== 'all' ? eq(transfers.state, query.status) : undefined,
    from === undefined ? undefined : gte(transfers.startedAt, sql.param(from, transfers.startedAt)),
    to === undefined ? undefined : lte(transfers.startedAt, sql.param(to, transfers.startedAt)),
  )
  const page = db
    .select({ id: transfers.id })
    .from(transfers)
    .where(where)
    .orderBy(desc(transfers.startedAt), desc(transfers.id))
    .limit(query.limit)
    .offset(query.skip)
  const rows = await db.select().from(transfers).where(inArray(transfers.id, page)).orderBy(desc(transfers.startedAt), desc(transfers.id))
  const [all] = await db.select({ total: count() }).from(transfers).where(where)
  return {
    transfers: rows.map((row) => ({
      id: row.id,
      type: row.type,
      amount: { value: row.amount, currency: 'DKK' as const },
      state: row.state,
      startDate: row.startedAt,
      endDate: row.endedAt,
      message: row.message,
      externalId: row.externalId,
      orderSubType: row.subType,
    })),
    total: all?.total ?? 0,
  }
}
