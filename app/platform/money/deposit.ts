import { and, eq } from 'drizzle-orm'
import { type Bonus, bonusByCode } from '../bonuses.ts'
import { players, transactions } from '../db/schema.ts'
import { PlatformError } from '../errors.ts'
import { leastLeft } from '../limits/model.ts'
import { readDeposited, readLimits } from '../limits/store.ts'
import type { Context } from '../platform.ts'
import { activeBonus, grantBonus, hadBonus, type PlayerBonus } from './bonus.ts'
import { book, cashAccount, houseAccounts } from './ledger.ts'
import { assertMayPlay, lockPlayer } from './player.ts'
import { recordTransfer } from './transfers.ts'

export interface DepositRequest {
  /** The payment's own id (`depositLogId`): booked once, however often its answer arrives. */
  readonly depositId: string
  /** Øre. */
  readonly amount: number
  /** Empty without a bonus. */
  readonly bonusCode: string
  /** Means of payment on the statement: `card` and the card's type and masked number. */
  readonly means: string
  readonly meansName: string
  readonly message: string
}

/**
 * May this player deposit this amount now? Asked before a payment is sent, and again when it is booked. Holds the player's row.
 * Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING, ERR_MIN_AMOUNT, ERR_BONUS_CODE, and
 * ERR_RESPONSIBLE_GAMING_LIMIT with `left`, the øre that the limits still allow.
 */
export async function checkDeposit(
  context: Context,
  playerId: string,
  { amount, bonusCode }: Pick<DepositRequest, 'amount' | 'bonusCode'>,
): Promise<Bonus | null> {
  const player = await lockPlayer(context, playerId)
  await assertMayPlay(context, player)
  if (!Number.isSafeInteger(amount) || amount < context.settings.minDeposit) throw new PlatformError('ERR_MIN_AMOUNT')
  const left = leastLeft(await readLimits(context, playerId), await readDeposited(context, playerId))
  if (left !== null && amount > left) throw new PlatformError('ERR_RESPONSIBLE_GAMING_LIMIT', { data: { left } })
  if (!bonusCode) return null
  const bonus = bonusByCode(context.bonuses, bonusCode)
  const first = !(await hasDeposited(context, playerId)) && !(await hadBonus(context, playerId, bonus.bonusId))
  const entitled = first && amount >= bonus.terms.minDeposit && !(await activeBonus(context, playerId))
  if (!entitled) throw new PlatformError('ERR_BONUS_CODE', { message: 'the bonus is for a first deposit of its least amount' })
  return bonus
}

/** Books a payment that the provider took, and grants the bonus of its code. Returns the granted bonus. Throws like `checkDeposit`. */
export async function deposit(context: Context, playerId: string, request: DepositRequest): Promise<PlayerBonus | null> {
  const bonus = await checkDeposit(context, playerId, request)
  const { amount, depositId } = request
  await book(context, {
    type: 'deposit',
    playerId,
    reference: depositId,
    entries: [
      { account: houseAccounts.psp, amount: -amount },
      { account: cashAccount(playerId), amount },
    ],
  })
  const { means, meansName, message } = request
  await recordTransfer(context, { playerId, type: 'deposit', amount, message, externalId: depositId, means, meansName })
  await context.db.update(players).set({ playerType: 'Depositor' }).where(eq(players.id, playerId))
  return bonus && grantBonus(context, playerId, bonus)
}

async function hasDeposited({ db }: Context, playerId: string): Promise<boolean> {
  const [first] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.playerId, playerId), eq(transactions.type, 'deposit')))
    .limit(1)
  return first !== undefined
}
