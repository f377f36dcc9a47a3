import { type ErrorCode, isErrorCode } from '@casino/features/api/errors'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { minuteMs } from '../clock.ts'
import { deposits, playerBonuses, transfers } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { hashToken, newId } from '../ids.ts'
import type { TransactionContext } from '../platform.ts'
import { postDeposit } from '../wallet.ts'
import { type PaymentCard, recordCardUse, requireCard } from './paymentCards.ts'

export type DepositRow = typeof deposits.$inferSelect

interface NewDeposit {
  playerId: string
  amount: number
  bonusCode: string
  cardId: string
  returnOrigin: string
  /** Token of the 3-D Secure page; null without a challenge. */
  challengeToken: string | null
}

/** Inserts a pending deposit. Nothing is charged yet. */
export async function createDeposit({ db, now }: TransactionContext, request: NewDeposit): Promise<DepositRow> {
  const { challengeToken, ...values } = request
  const challengeHash = challengeToken && hashToken(challengeToken)
  const [row] = await db
    .insert(deposits)
    .values({ ...values, id: newId(), state: 'pending', challengeHash, createdAt: now })
    .returning()
  if (!row) throw new Error('the new deposit was not returned')
  return row
}

/**
 * Posts an authorised deposit to the ledger, grants its bonus and stores its card. When the wallet rejects it (a pause or a limit reached
 * in the meantime), it is declined instead, and nothing is charged. Idempotent: a completed deposit is returned unchanged. The caller
 * holds the row lock.
 */
export async function approveDeposit(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  if (row.state !== 'pending') return row
  const card = await requireCard(context, row.cardId)
  try {
    const bonus = await postDeposit(context, row.playerId, {
      depositId: row.id,
      amount: row.amount,
      bonusCode: row.bonusCode,
      method: 'card',
      methodName: card.cardType,
      message: card.maskedAccount,
    })
    await recordCardUse(context, card, true)
    return await closeDeposit(context, row, { state: 'approved', code: null, playerBonusId: bonus?.id ?? null })
  } catch (error) {
    // The wallet throws before it writes, so this transaction is still usable.
    if (error instanceof PlatformError) return declineDeposit(context, row, error.code, card)
    throw error
  }
}

/** Declines a pending deposit with an error code. Idempotent. */
export async function declineDeposit(
  context: TransactionContext,
  row: DepositRow,
  code: ErrorCode,
  card: Pick<PaymentCard, 'id'> = { id: row.cardId },
): Promise<DepositRow> {
  if (row.state !== 'pending') return row
  await recordCardUse(context, card, false)
  return closeDeposit(context, row, { state: 'declined', code, playerBonusId: null })
}

async function closeDeposit(
  { db, now }: TransactionContext,
  row: DepositRow,
  closing: Pick<DepositRow, 'state' | 'code' | 'playerBonusId'>,
): Promise<DepositRow> {
  await db
    .update(deposits)
    .set({ ...closing, endedAt: now })
    .where(eq(deposits.id, row.id))
  return { ...row, ...closing, endedAt: now }
}

/** The deposit of a 3-D Secure page, or null; locks the row. */
export async function lockDepositByChallenge(context: TransactionContext, token: string): Promise<DepositRow | null> {
  const [row] = await context.db
    .select()
    .from(deposits)
    .where(eq(deposits.challengeHash, hashToken(token)))
    .for('update')
  return row ? declineIfChallengeExpired(context, row) : null
}

/** Lifetime of the site's deposit cookie (specification, *Business constants*: deposit log 300 s). */
const recentDepositMs = 5 * minuteMs

/** The player's deposit by its id, or the newest of the last five minutes; locks the row. Throws ERR_NOT_FOUND. */
export async function findDeposit(context: TransactionContext, playerId: string, id: string | undefined): Promise<DepositRow> {
  const since = sql.param(context.now - recentDepositMs, deposits.createdAt)
  const [row] = await context.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), id ? eq(deposits.id, id) : gt(deposits.createdAt, since)))
    .orderBy(desc(deposits.createdAt))
    .limit(1)
    .for('update')
  if (!row) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such deposit' })
  return declineIfChallengeExpired(context, row)
}

/** Declines a deposit whose challenge has timed out. */
async function declineIfChallengeExpired(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  const open = row.state === 'pending' && context.now >= row.createdAt + context.settings.challengeTimeoutMs
  return open ? declineDeposit(context, row, 'ERR_CHALLENGE_FAILED') : row
}

/** Response body of the deposit-log call. */
export async function toDepositLog({ db, bonuses }: TransactionContext, row: DepositRow) {
  const [bonus] = row.playerBonusId ? await db.select().from(playerBonuses).where(eq(playerBonuses.id, row.playerBonusId)) : []
  return {
    depositLogId: row.id,
    state: row.state,
    code: isErrorCode(row.code) ? row.code : null,
    amount: row.amount,
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
