import { newId } from '@casino/shared/ids'
import { PlatformError } from '@casino/shared/platformError'
import { and, asc, eq, getTableColumns, isNull, ne } from 'drizzle-orm'
import { minuteMs } from '../core/clock.ts'
import type { TransactionContext } from '../core/platform.ts'
import { players, withdrawals } from '../db/schema.ts'
import { cashAccount, houseAccounts, postTransaction, readFunds } from '../ledger/ledger.ts'
import { assertAccountNotLocked, lockPlayer } from '../players/eligibility.ts'
import { addBankDays } from './bankDays.ts'
import { cancelBonusWithoutDeposit } from './playerBonus.ts'
import { endTransfer, recordTransfer } from './transfers.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

/**
 * Checks whether the player may withdraw this amount (øre) now, and locks the player's row. Pauses and self-exclusion do not matter: a
 * player can always have their own money. Throws ERR_ACCOUNT_LOCKED, ERR_WITHDRAWAL_UNAVAILABLE, ERR_MIN_WITHDRAWAL with `min`, the least
 * øre, and ERR_INSUFFICIENT_FUNDS with `withdrawable`, the øre that are not bonus money.
 */
export async function validateWithdrawal(context: TransactionContext, playerId: string, amount: number): Promise<void> {
  const { minWithdrawal, withdrawalsOpen } = context.settings
  const player = await lockPlayer(context, playerId)
  assertAccountNotLocked(player)
  if (!withdrawalsOpen) throw new PlatformError('ERR_WITHDRAWAL_UNAVAILABLE', { message: 'withdrawalsOpen is false' })
  if (!Number.isSafeInteger(amount) || amount < minWithdrawal)
    throw new PlatformError('ERR_MIN_WITHDRAWAL', { data: { min: minWithdrawal } })
  const { cash } = await readFunds(context, playerId)
  if (amount > cash) throw new PlatformError('ERR_INSUFFICIENT_FUNDS', { data: { withdrawable: cash } })
}

/**
 * Reserves an amount (øre) for a withdrawal, which ends a bonus whose deposit it takes. Preconditions: the player row is locked, and the
 * player has the amount.
 */
export async function reserveWithdrawal(context: TransactionContext, playerId: string, amount: number): Promise<WithdrawalRow> {
  const { db, now, settings } = context
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({
      id: newId(),
      playerId,
      amount,
      state: 'received',
      expectedOn: addBankDays(now, settings.withdrawalBankDays.max),
      requestedAt: now,
    })
    .returning()
  if (!withdrawal) throw new Error('the new withdrawal was not returned')
  await postTransaction(context, {
    type: 'withdrawal',
    playerId,
    reference: withdrawal.id,
    postings: [
      { account: cashAccount(playerId), amount: -amount },
      { account: houseAccounts.withdrawals, amount },
    ],
  })
  await recordTransfer(context, {
    playerId,
    type: 'withdrawal',
    amount,
    message: '',
    externalId: withdrawal.id,
    method: 'nemkonto',
    methodName: 'NemKonto',
    state: 'initiated',
  })
  await cancelBonusWithoutDeposit(context, playerId)
  return withdrawal
}

/** Reserves all of the player's own money, however little, or returns null without any. Precondition: the player row is locked. */
export async function withdrawAll(context: TransactionContext, playerId: string): Promise<WithdrawalRow | null> {
  const { cash } = await readFunds(context, playerId)
  return cash > 0 ? reserveWithdrawal(context, playerId, cash) : null
}

/**
 * Rejects an open withdrawal and returns its money to the balance. For a closed account the money is reserved again at once, because its
 * player can no longer ask for it. Throws ERR_NOT_FOUND for any other.
 */
export async function rejectWithdrawal(
  context: TransactionContext,
  { id, playerId }: Pick<WithdrawalRow, 'id' | 'playerId'>,
): Promise<void> {
  const { status } = await lockPlayer(context, playerId)
  const { db, now } = context
  const [rejected] = await db
    .update(withdrawals)
    .set({ state: 'rejected', endedAt: now })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.playerId, playerId), isNull(withdrawals.endedAt)))
    .returning()
  if (!rejected) throw new PlatformError('ERR_NOT_FOUND', { message: 'no such withdrawal under way' })
  await postTransaction(context, {
    type: 'withdrawal_rejection',
    playerId,
    reference: id,
    postings: [
      { account: houseAccounts.withdrawals, amount: -rejected.amount },
      { account: cashAccount(playerId), amount: rejected.amount },
    ],
  })
  await endTransfer(context, { type: 'withdrawal', externalId: id }, 'reversed')
  if (status === 'closed') await withdrawAll(context, playerId)
}

/**
 * Checks and sends a player's due withdrawals on the platform's clock, dated when they were due; the platform plays operator and bank.
 * Withdrawals of a locked account wait. Pauses, ROFUS and closed accounts do not delay them.
 */
export async function processWithdrawals(context: TransactionContext, playerId: string): Promise<void> {
  const due = await context.db
    .select()
    .from(withdrawals)
    .where(and(isNull(withdrawals.endedAt), eq(withdrawals.playerId, playerId)))
    .orderBy(asc(withdrawals.requestedAt))
  for (const { id, ...row } of due) if (nextStepAt(context, row) <= context.now) await processOne(context, id, playerId)
}

/** The players with a withdrawal that is due for a step, without those whose account is locked. */
export async function listPlayersWithDueWithdrawals(context: TransactionContext): Promise<readonly string[]> {
  const open = await context.db
    .select(getTableColumns(withdrawals))
    .from(withdrawals)
    .innerJoin(players, eq(players.id, withdrawals.playerId))
    .where(and(isNull(withdrawals.endedAt), ne(players.status, 'locked')))
  return [...new Set(open.filter((row) => nextStepAt(context, row) <= context.now).map(({ playerId }) => playerId))]
}

const nextStepAt = ({ settings }: TransactionContext, { state, requestedAt }: Pick<WithdrawalRow, 'state' | 'requestedAt'>): number => {
  const { checkedAfter, sentAfter } = settings.withdrawalProcessing
  return requestedAt + (state === 'received' ? checkedAfter : sentAfter) * minuteMs
}

async function processOne(context: TransactionContext, id: string, playerId: string): Promise<void> {
  const { status } = await lockPlayer(context, playerId)
  if (status === 'locked') return
  for (;;) {
    const [row] = await context.db.select().from(withdrawals).where(eq(withdrawals.id, id))
    if (!row || row.endedAt !== null) return
    const at = nextStepAt(context, row)
    if (at > context.now) return
    if (row.state === 'received')
      await context.db.update(withdrawals).set({ state: 'checked', checkedAt: at }).where(eq(withdrawals.id, id))
    else await send({ ...context, now: at }, row)
  }
}

async function send(context: TransactionContext, { id, playerId, amount }: WithdrawalRow): Promise<void> {
  await context.db.update(withdrawals).set({ state: 'sent', endedAt: context.now }).where(eq(withdrawals.id, id))
  await postTransaction(context, {
    type: 'payout',
    playerId,
    reference: id,
    postings: [
      { account: houseAccounts.withdrawals, amount: -amount },
      { account: houseAccounts.psp, amount },
    ],
  })
  await endTransfer(context, { type: 'withdrawal', externalId: id }, 'implemented')
}
