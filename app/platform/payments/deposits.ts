import { type ErrorCode, isErrorCode } from '@casino/features/session/errors'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { minuteMs } from '../clock.ts'
import { deposits, playerBonuses } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { hashToken, newId } from '../ids.ts'
import type { Context } from '../platform.ts'
import { deposit } from '../wallet.ts'
import { type Card, cardById, markUsed } from './cards.ts'

export type Deposit = typeof deposits.$inferSelect

interface NewDeposit {
  readonly playerId: string
  readonly amount: number
  readonly bonusCode: string
  readonly cardId: string
  readonly returnOrigin: string
  /** Token of the 3-D Secure page; null without a challenge. */
  readonly challenge: string | null
}

/** Inserts a pending deposit. Nothing is charged yet. */
export async function startDeposit({ db, now }: Context, request: NewDeposit): Promise<Deposit> {
  const { challenge, ...values } = request
  const challengeHash = challenge && hashToken(challenge)
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
export async function approveDeposit(context: Context, row: Deposit): Promise<Deposit> {
  if (row.state !== 'pending') return row
  const card = await cardById(context, row.cardId)
  try {
    const bonus = await deposit(context, row.playerId, {
      depositId: row.id,
      amount: row.amount,
      bonusCode: row.bonusCode,
      means: 'card',
      meansName: card.cardType,
      message: card.maskedAccount,
    })
    await markUsed(context, card, true)
    return await endDeposit(context, row, { state: 'approved', code: null, playerBonusId: bonus?.id ?? null })
  } catch (error) {
    // The wallet throws before it writes, so this transaction is still usable.
    if (error instanceof PlatformError) return declineDeposit(context, row, error.code, card)
    throw error
  }
}

/** Declines a pending deposit with an error code. Idempotent. */
export async function declineDeposit(
  context: Context,
  row: Deposit,
  code: ErrorCode,
  card: Pick<Card, 'id'> = { id: row.cardId },
): Promise<Deposit> {
  if (row.state !== 'pending') return row
  await markUsed(context, card, false)
  return endDeposit(context, row, { state: 'declined', code, playerBonusId: null })
}

async function endDeposit({ db, now }: Context, row: Deposit, end: Pick<Deposit, 'state' | 'code' | 'playerBonusId'>): Promise<Deposit> {
  await db
    .update(deposits)
    .set({ ...end, endedAt: now })
    .where(eq(deposits.id, row.id))
  return { ...row, ...end, endedAt: now }
}

/** The deposit of a 3-D Secure page, or null; locks the row. */
export async function depositByChallenge(context: Context, token: string): Promise<Deposit | null> {
  const [row] = await context.db
    .select()
    .from(deposits)
    .where(eq(deposits.challengeHash, hashToken(token)))
    .for('update')
  return row ? expireChallenge(context, row) : null
}

/** Lifetime of the site's deposit cookie (specification, *Business constants*: deposit log 300 s). */
const recentMs = 5 * minuteMs

/** The player's deposit by its id, or the newest of the last five minutes; locks the row. Throws ERR_NOT_FOUND. */
export async function findDeposit(context: Context, playerId: string, id: string | undefined): Promise<Deposit> {
  const since = sql.param(context.now - recentMs, deposits.createdAt)
  const [row] = await context.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), id ? eq(deposits.id, id) : gt(deposits.createdAt, since)))
    .orderBy(desc(deposits.createdAt))
    .limit(1)
    .for('update')
  if (!row) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such deposit' })
  return expireChallenge(context, row)
}

/** Declines a deposit whose challenge has timed out. */
async function expireChallenge(context: Context, row: Deposit): Promise<Deposit> {
  const open = row.state === 'pending' && context.now >= row.createdAt + context.settings.challengeMs
  return open ? declineDeposit(context, row, 'ERR_CHALLENGE_FAILED') : row
}

/** Response body of the deposit-log call. */
export async function describeDeposit({ db, bonuses }: Context, row: Deposit) {
  const [bonus] = row.playerBonusId ? await db.select().from(playerBonuses).where(eq(playerBonuses.id, row.playerBonusId)) : []
  return {
    depositLogId: row.id,
    state: row.state,
    code: isErrorCode(row.code) ? row.code : null,
    amount: row.amount,
    bonus: bonus ? { name: bonus.name, spins: bonus.spins, essentialTerms: essentialTermsOf(bonuses, bonus.bonusId) } : null,
  }
}

/** The terms of a granted bonus for the receipt; empty when the bonus is no longer configured. */
const essentialTermsOf = (bonuses: Context['bonuses'], id: string): string =>
  bonuses.find(({ bonusId }) => bonusId === id)?.bonusRegisterContents.essentialTerms ?? ''
