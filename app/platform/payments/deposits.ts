import { isErrorCode } from '@casino/features/api/errors'
import type { depositCalls } from '@casino/features/deposit/calls'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { activityLog, deposits, playerBonuses, transfers } from '../db/schema.ts'

export type DepositRow = typeof deposits.$inferSelect

interface NewDeposit extends Pick<DepositRow, 'playerId' | 'method' | 'amount' | 'bonusCode'> {
  cardId?: string
  maskedPhone?: string
  /** Page of the site that the provider returns to, for the new payment's id. */
  returnUrl(id: string): string
}

/** Inserts a new payment. Nothing is charged yet. */
export async function createDeposit({ db, now, settings }: TransactionContext, request: NewDeposit): Promise<DepositRow> {
  const id = newId()
  const lifetime = request.method === 'card' ? settings.challengeTimeoutMs : settings.mobilePayTimeoutMs
  const [row] = await db
    .insert(deposits)
    .values({ ...request, id, state: 'created', returnUrl: request.returnUrl(id), createdAt: now, expiresAt: now + lifetime })
    .returning()
  if (!row) throw new Error('the new deposit was not returned')
  return row
}

/** Whether the payment can still be approved, taken or refused. */
export const isOpenDeposit = ({ state }: Pick<DepositRow, 'state'>): boolean => state === 'created' || state === 'authorised'

/** Stores the next state of a payment. A payment that is not open gets its end. */
export async function updateDeposit(
  { db, now }: TransactionContext,
  row: DepositRow,
  change: Pick<DepositRow, 'state'> & Partial<Pick<DepositRow, 'code' | 'playerBonusId'>>,
): Promise<DepositRow> {
  const stored = { ...change, endedAt: isOpenDeposit(change) ? null : now }
  await db.update(deposits).set(stored).where(eq(deposits.id, row.id))
  return { ...row, ...stored }
}

/** A payment by its id, of any player. Locks the row. */
export async function lockDeposit({ db }: TransactionContext, id: string): Promise<DepositRow | null> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id)).for('update')
  return row ?? null
}

/** Lifetime of the site's deposit cookie (specification, *Business constants*: deposit log 300 s). */
const recentDepositMs = 5 * minuteMs

/** The player's payment by its id, or the newest of the last five minutes; locks the row. Throws ERR_NOT_FOUND. */
export async function requireDeposit(context: TransactionContext, playerId: string, id: string | undefined): Promise<DepositRow> {
  const since = sql.param(context.now - recentDepositMs, deposits.createdAt)
  const [row] = await context.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), id ? eq(deposits.id, id) : gt(deposits.createdAt, since)))
    .orderBy(desc(deposits.createdAt))
    .limit(1)
    .for('update')
  if (!row) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such deposit' })
  return row
}

/** Records that a page shows a state of the payment: once per state, however often the page asks, and nothing that is no state. */
export async function recordSeenState({ db, now }: TransactionContext, row: DepositRow, status: string | undefined): Promise<void> {
  if (!status || status === row.seenState || !shownStates.has(status)) return
  await db.update(deposits).set({ seenState: status }).where(eq(deposits.id, row.id))
  const data = { depositLogId: row.id, seenStatus: status, state: row.state }
  await db
    .insert(activityLog)
    .values({ id: `deposit_seen:${row.id}:${status}`, kind: 'deposit_seen', data, createdAt: now })
    .onConflictDoNothing()
}

type DepositLog = z.input<typeof depositCalls.log.clientResponse>

const logStates: Readonly<Record<DepositRow['state'], DepositLog['state']>> = {
  created: 'pending',
  authorised: 'pending',
  captured: 'approved',
  declined: 'declined',
  expired: 'declined',
  returned: 'returned',
}

const shownStates: ReadonlySet<string> = new Set(Object.values(logStates))

/** Response body of the deposit-log call. `page`: where the payment is approved while it waits for that. */
export async function toDepositLog(
  { db, bonuses, now }: TransactionContext,
  row: DepositRow,
  page: { url: string; parameters: Record<string, string> },
): Promise<DepositLog> {
  const [bonus] = row.playerBonusId ? await db.select().from(playerBonuses).where(eq(playerBonuses.id, row.playerBonusId)) : []
  return {
    depositLogId: row.id,
    method: row.method,
    state: logStates[row.state],
    code: isErrorCode(row.code) ? row.code : null,
    amount: row.amount,
    approval: row.state === 'created' ? { ...page, expiresInMs: Math.max(0, row.expiresAt - now) } : null,
    bonus: bonus
      ? {
          name: bonus.name,
          spins: bonus.spins,
          amount: await readGrantedAmount(db, bonus.id),
          essentialTerms: essentialTermsOf(bonuses, bonus.bonusId),
        }
      : null,
  }
}

/** Bonus money, in øre, that a bonus added when it was granted. */
async function readGrantedAmount(db: TransactionContext['db'], playerBonusId: string): Promise<number> {
  const [granted] = await db
    .select({ amount: transfers.amount })
    .from(transfers)
    .where(and(eq(transfers.externalId, playerBonusId), eq(transfers.type, 'transfer_bonus')))
  return granted?.amount ?? 0
}

/** The terms of a granted bonus for the receipt; empty when the bonus is no longer configured. */
const essentialTermsOf = (bonuses: TransactionContext['bonuses'], id: string): string =>
  bonuses.find(({ bonusId }) => bonusId === id)?.bonusRegisterContents.essentialTerms ?? ''
