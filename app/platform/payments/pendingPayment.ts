import type { depositCalls } from '@casino/features/deposit/calls'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { deposits } from '../db/schema.ts'
import { findOpenAttempt } from './attempts.ts'
import { type DepositRow, isOpenDeposit } from './deposits.ts'
import { refreshFromProvider } from './settlement.ts'

type PendingPayment = NonNullable<z.input<typeof depositCalls.pending.response>['payment']>

/** How long a receipt that no page has shown is offered. */
const unseenReceiptMs = dayMs

/**
 * The player's payment that is not over: one in doubt, else the newest that waits for an answer, else the newest whose receipt no page
 * has shown. Asks the provider about open ones.
 */
export async function findPendingPayment(context: TransactionContext, playerId: string): Promise<PendingPayment | null> {
  const open = await context.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), inArray(deposits.state, ['created', 'authorised'])))
    .orderBy(desc(deposits.createdAt))
    .for('update')
  const current: DepositRow[] = []
  for (const row of open) current.push(await refreshFromProvider(context, row))

  const attempt = await findOpenAttempt(context, playerId)
  if (attempt) return { type: 'checking', amount: attempt.amount, method: attempt.method, startedAt: attempt.notedAt }
  const reserved = current.find(({ state }) => state === 'authorised')
  if (reserved) return { type: 'checking', ...summaryOf(reserved) }
  const waiting = current.find(isOpenDeposit)
  if (waiting) return { type: 'waiting', ...summaryOf(waiting), depositLogId: waiting.id }
  const unseen = await findUnseen(context, playerId)
  return unseen && { type: 'unseen', ...summaryOf(unseen), depositLogId: unseen.id }
}

async function findUnseen({ db, now }: TransactionContext, playerId: string): Promise<DepositRow | null> {
  const since = sql.param(now - unseenReceiptMs, deposits.createdAt)
  const [unseen] = await db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, playerId),
        inArray(deposits.state, ['captured', 'returned']),
        or(isNull(deposits.seenState), eq(deposits.seenState, 'pending')),
        gt(deposits.createdAt, since),
      ),
    )
    .orderBy(desc(deposits.createdAt))
    .limit(1)
  return unseen ?? null
}

const summaryOf = ({ amount, method, createdAt }: DepositRow) => ({ amount, method, startedAt: createdAt })
