import { PlatformError } from '@casino/shared/platformError'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type BonusDefinition, findBonusByCode } from '../core/bonusDefinition.ts'
import type { TransactionContext } from '../core/platform.ts'
import { deposits, players } from '../db/schema.ts'
import { cashAccount, houseAccounts, postTransaction } from '../ledger/ledger.ts'
import { assertEligibleToPlay } from '../limits/assertEligibleToPlay.ts'
import { lowestRemainingLimit } from '../limits/model.ts'
import { readDepositedByPeriod, readLimits } from '../limits/store.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { bonusRefusedError, findBonusRefusal } from './bonusRefusal.ts'
import { grantBonus, type PlayerBonus } from './playerBonus.ts'
import { recordTransfer } from './transfers.ts'

/** An authorised payment to post. */
export interface DepositRequest {
  /** Id of the payment (`depositLogId`): posted once, however often the provider reports it. */
  depositLogId: string
  /** Øre. */
  amount: number
  /** Empty without a bonus. */
  bonusCode: string
  /** Payment method on the statement: `card`, the card's type and its masked number. */
  method: string
  methodName: string
  message: string
}

/**
 * Checks whether the player may deposit this amount (øre) now, before the payment and again when it is posted. Locks the player's row.
 * Returns the bonus of the code. Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING, ERR_MIN_AMOUNT with `min` and
 * ERR_MAX_AMOUNT with `max`, the least and greatest øre, ERR_BONUS_CODE with `bonusRefusal`, and ERR_RESPONSIBLE_GAMING_LIMIT with the
 * `period` of the lowest limit and `left`, its remaining øre less what the player's other approved payments have reserved.
 */
export async function validateDeposit(
  context: TransactionContext,
  playerId: string,
  { amount, bonusCode, depositLogId }: Pick<DepositRequest, 'amount' | 'bonusCode'> & { depositLogId?: string },
): Promise<BonusDefinition | null> {
  const player = await lockPlayer(context, playerId)
  const { minDeposit: min, maxDeposit: max } = context.settings
  await assertEligibleToPlay(context, player)
  if (!Number.isSafeInteger(amount) || amount < min) throw new PlatformError('ERR_MIN_AMOUNT', { data: { min } })
  if (amount > max) throw new PlatformError('ERR_MAX_AMOUNT', { data: { max } })
  const lowest = lowestRemainingLimit(await readLimits(context, playerId), await readDepositedByPeriod(context, playerId))
  const left = lowest && Math.max(0, lowest.left - (await readReserved(context, playerId, depositLogId)))
  if (lowest && left !== null && amount > left) {
    throw new PlatformError('ERR_RESPONSIBLE_GAMING_LIMIT', { data: { period: lowest.period, left } })
  }
  if (!bonusCode) return null
  const bonus = findBonusByCode(context, bonusCode)
  const refusal = await findBonusRefusal(context, playerId, bonus, { type: 'deposit', amount })
  if (refusal) throw bonusRefusedError(refusal)
  return bonus
}

/** Øre of the player's approved payments that are not taken yet, without the payment `depositLogId`. */
async function readReserved({ db }: TransactionContext, playerId: string, depositLogId = ''): Promise<number> {
  const [reserved] = await db
    .select({ amount: sql<number>`coalesce(sum(${deposits.amount}), 0)`.mapWith(Number) })
    .from(deposits)
    .where(and(eq(deposits.playerId, playerId), eq(deposits.state, 'authorised'), ne(deposits.id, depositLogId)))
  return reserved?.amount ?? 0
}

/** Posts an authorised payment and grants the bonus of its code. Returns the granted bonus. Throws like `validateDeposit`. */
export async function postDeposit(context: TransactionContext, playerId: string, request: DepositRequest): Promise<PlayerBonus | null> {
  const bonus = await validateDeposit(context, playerId, request)
  const { amount, depositLogId } = request
  await postTransaction(context, {
    type: 'deposit',
    playerId,
    reference: depositLogId,
    postings: [
      { account: houseAccounts.psp, amount: -amount },
      { account: cashAccount(playerId), amount },
    ],
  })
  const { method, methodName, message } = request
  await recordTransfer(context, {
    playerId,
    type: 'deposit',
    amount,
    message,
    externalId: depositLogId,
    method,
    methodName,
  })
  await context.db.update(players).set({ playerType: 'Depositor' }).where(eq(players.id, playerId))
  return bonus && grantBonus(context, playerId, { bonus, deposit: amount })
}
