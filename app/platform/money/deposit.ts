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

/** An authorised payment to post. */
export interface DepositRequest {
  /** Id of the payment (`depositLogId`): posted once, however often the provider reports it. */
  readonly depositId: string
  /** Øre. */
  readonly amount: number
  /** Empty without a bonus. */
  readonly bonusCode: string
  /** Payment method on the statement: `card`, the card's type and its masked number. */
  readonly means: string
  readonly meansName: string
  readonly message: string
}

/**
 * Checks whether the player may deposit this amount (øre) now, before the payment and again when it is posted. Locks the player's row.
 * Returns the bonus of the code. Throws ERR_ACCOUNT_LOCKED, ERR_PAUSED, ERR_EXCLUDED, ERR_LIMITS_MISSING, ERR_MIN_AMOUNT,
 * ERR_BONUS_CODE, and ERR_RESPONSIBLE_GAMING_LIMIT with `left`, the remaining øre of the limits.
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
  if (!entitled) throw new PlatformError('ERR_BONUS_CODE', { message: 'the bonus requires a first deposit of at least its minimum amount' })
  return bonus
}

/** Posts an authorised payment and grants the bonus of its code. Returns the granted bonus. Throws like `validateDeposit`. */
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
