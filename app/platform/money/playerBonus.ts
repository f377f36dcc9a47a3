import { grantedValue, matchedAmount, wageringRequirement } from '@casino/features/api/entities/bonusKind'
import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BonusDefinition } from '../core/bonusDefinition.ts'
import { dayMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { gameRounds, playerBonuses } from '../db/schema.ts'
import { bonusAccount, cashAccount, houseAccounts, postTransaction, readFunds } from '../ledger/ledger.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { recordTransfer } from './transfers.ts'

/** A bonus granted to a player. */
export type PlayerBonus = typeof playerBonuses.$inferSelect

/** The player's active bonus, or null. An expired one is cancelled first, and its money is returned to the house. */
export async function findActiveBonus(context: TransactionContext, playerId: string): Promise<PlayerBonus | null> {
  const isOver = (bonus: PlayerBonus | null): bonus is PlayerBonus => bonus !== null && context.now >= bonus.expiresAt
  const bonus = await selectActiveBonus(context, playerId)
  if (!isOver(bonus)) return bonus
  await lockPlayer(context, playerId)
  // Another transaction may have cancelled it and granted a new one.
  const lockedBonus = await selectActiveBonus(context, playerId)
  if (!isOver(lockedBonus)) return lockedBonus
  await forfeitBonus(context, lockedBonus, 'expired')
  return null
}

async function selectActiveBonus({ db }: TransactionContext, playerId: string): Promise<PlayerBonus | null> {
  const [bonus] = await db
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.status, 'active')))
  return bonus ?? null
}

/**
 * Grants a bonus: its spins or its bonus money, with the wagering requirement. `deposit`: øre of the deposit that it belongs to, 0 without
 * one. Precondition, checked by `findBonusRefusal`: the player row is locked and no other bonus is active.
 */
export async function grantBonus(
  context: TransactionContext,
  playerId: string,
  { bonus, deposit }: { bonus: BonusDefinition; deposit: number },
): Promise<PlayerBonus> {
  const { terms } = bonus
  const amount = matchedAmount(deposit, terms) + terms.credit
  const [granted] = await context.db
    .insert(playerBonuses)
    .values({
      id: newId(),
      playerId,
      bonusId: bonus.bonusId,
      name: bonus.name,
      status: 'active',
      spins: terms.spins,
      spinsLeft: terms.spins,
      spinValue: terms.spinValue,
      wageringMultiplier: terms.wageringMultiplier,
      maxBet: terms.maxBet,
      required: wageringRequirement(deposit, terms),
      wagered: 0,
      requiredDeposit: deposit > 0 ? grantedValue(deposit, terms) : 0,
      grantedAt: context.now,
      expiresAt: context.now + terms.validDays * dayMs,
    })
    .returning()
  if (!granted) throw new Error('the granted bonus was not returned')
  if (amount > 0) {
    await postTransaction(context, {
      type: 'bonus_grant',
      playerId,
      reference: granted.id,
      postings: [
        { account: houseAccounts.bonusCost, amount: -amount },
        { account: bonusAccount(playerId), amount },
      ],
    })
  }
  await recordTransfer(context, {
    playerId,
    type: 'transfer_bonus',
    amount,
    message: bonus.name,
    externalId: granted.id,
    method: 'bonus',
    methodName: bonus.bonusCode,
  })
  return granted
}

/** Consumes one free spin. Requires the player row lock. */
export async function consumeFreeSpin({ db }: TransactionContext, bonus: PlayerBonus): Promise<void> {
  await db
    .update(playerBonuses)
    .set({ spinsLeft: bonus.spinsLeft - 1 })
    .where(eq(playerBonuses.id, bonus.id))
}

/** Øre of the player's stakes in rounds of the bonus that are not settled yet; free spins are none. */
export async function readOpenStakes({ db }: TransactionContext, bonus: PlayerBonus): Promise<number> {
  const [open] = await db
    .select({ stake: sql<number>`coalesce(sum(${gameRounds.stakeCash} + ${gameRounds.stakeBonus}), 0)`.mapWith(Number) })
    .from(gameRounds)
    .where(isOpenRoundOf(bonus))
  return open?.stake ?? 0
}

/** Counts øre of a stake towards the wagering requirement, at most what is missing. */
export async function recordWagering({ db }: TransactionContext, bonus: PlayerBonus, stake: number): Promise<void> {
  const wagered = Math.min(bonus.required, bonus.wagered + stake)
  if (wagered !== bonus.wagered) await db.update(playerBonuses).set({ wagered }).where(eq(playerBonuses.id, bonus.id))
}

/**
 * Completes a bonus whose spins are used, which has no open round, and which is either fully wagered or without money.
 * The remaining bonus money is converted to cash. Requires the player row lock.
 */
export async function completeBonusIfDone(context: TransactionContext, playerId: string): Promise<void> {
  const bonus = await selectActiveBonus(context, playerId)
  if (!bonus || bonus.spinsLeft > 0) return
  const money = await readFunds(context, playerId)
  if (bonus.wagered < bonus.required && money.bonus > 0) return
  if (await hasOpenRound(context, bonus)) return
  await closeBonus(context, bonus, 'completed')
  if (money.bonus === 0) return
  await postTransaction(context, {
    type: 'bonus_conversion',
    playerId,
    reference: bonus.id,
    postings: [
      { account: bonusAccount(playerId), amount: -money.bonus },
      { account: cashAccount(playerId), amount: money.bonus },
    ],
  })
  await recordBonusTransfer(context, bonus, 'bonus_win', money.bonus)
}

/** Cancels the active bonus, if there is one, and returns its money to the house. Requires the player row lock. */
export async function cancelActiveBonus(context: TransactionContext, playerId: string): Promise<void> {
  const bonus = await findActiveBonus(context, playerId)
  if (bonus) await forfeitBonus(context, bonus, 'cancelled')
}

/**
 * Cancels a bonus for the player, even during a pause, and returns its money to the house. A bonus that has ended is unchanged. Throws
 * ERR_NOT_FOUND for a bonus that the player does not have.
 */
export async function cancelBonus(context: TransactionContext, playerId: string, id: string): Promise<void> {
  await lockPlayer(context, playerId)
  const [bonus] = await context.db
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.id, id), eq(playerBonuses.playerId, playerId)))
  if (!bonus) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such bonus of the player' })
  if (bonus.status === 'active') await cancelActiveBonus(context, playerId)
}

/** Cancels a bonus whose deposit is withdrawn: less of the player's own money is left than it belongs to. Requires the player row lock. */
export async function cancelBonusWithoutDeposit(context: TransactionContext, playerId: string): Promise<void> {
  const bonus = await findActiveBonus(context, playerId)
  if (bonus && (await readFunds(context, playerId)).cash < bonus.requiredDeposit) await forfeitBonus(context, bonus, 'cancelled')
}

async function forfeitBonus(context: TransactionContext, bonus: PlayerBonus, status: 'expired' | 'cancelled'): Promise<void> {
  const { playerId } = bonus
  const { bonus: amount } = await readFunds(context, playerId)
  await closeBonus(context, bonus, status)
  if (amount > 0) {
    await postTransaction(context, {
      type: 'bonus_cancellation',
      playerId,
      reference: bonus.id,
      postings: [
        { account: bonusAccount(playerId), amount: -amount },
        { account: houseAccounts.bonusCost, amount },
      ],
    })
  }
  await recordBonusTransfer(context, bonus, 'cancelled_bonus', amount)
}

const closeBonus = ({ db, now }: TransactionContext, bonus: PlayerBonus, status: 'completed' | 'expired' | 'cancelled') =>
  db.update(playerBonuses).set({ status, spinsLeft: 0, endedAt: now }).where(eq(playerBonuses.id, bonus.id))

const recordBonusTransfer = (context: TransactionContext, bonus: PlayerBonus, type: 'bonus_win' | 'cancelled_bonus', amount: number) =>
  recordTransfer(context, {
    playerId: bonus.playerId,
    type,
    amount,
    message: bonus.name,
    externalId: bonus.id,
    method: 'bonus',
    methodName: bonus.bonusId,
  })

const isOpenRoundOf = (bonus: PlayerBonus) => and(eq(gameRounds.playerBonusId, bonus.id), isNull(gameRounds.settledAt))

async function hasOpenRound({ db }: TransactionContext, bonus: PlayerBonus): Promise<boolean> {
  const [open] = await db.select({ id: gameRounds.id }).from(gameRounds).where(isOpenRoundOf(bonus)).limit(1)
  return open !== undefined
}

/** Status of a bonus, which decides the bonus part of a late win: bonus money while active, cash once completed, none after expiry or cancellation. */
export async function readBonusStatus({ db }: TransactionContext, id: string): Promise<PlayerBonus['status'] | null> {
  const [bonus] = await db.select({ status: playerBonuses.status }).from(playerBonuses).where(eq(playerBonuses.id, id))
  return bonus?.status ?? null
}

/** Whether the player was ever granted this bonus: a welcome bonus is granted once. */
export async function hasReceivedBonus({ db }: TransactionContext, playerId: string, bonusId: string): Promise<boolean> {
  const [had] = await db
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.bonusId, bonusId)))
    .limit(1)
  return had !== undefined
}
