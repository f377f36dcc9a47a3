import { PlatformError } from '@casino/shared/platformError'
import type { TransactionContext } from '../core/platform.ts'
import type { paymentReversals } from '../db/schema.ts'
import { cashAccount, houseAccounts, postTransaction, readFunds } from '../ledger/ledger.ts'
import { lockPlayer } from '../players/eligibility.ts'
import { cancelBonusWithoutDeposit } from './playerBonus.ts'
import { recordTransfer } from './transfers.ts'

/** Money of a credited payment that goes back to the player's card or wallet. Øre. */
export interface Reversal extends Pick<typeof paymentReversals.$inferSelect, 'kind' | 'playerId' | 'amount'> {
  /** The provider's reference. */
  reference: string
  /** As of the deposit. */
  means: { method: string; methodName: string; message: string }
}

/**
 * Takes a payment, or a part of it, from the player's own money. The operator decides on a refund: it throws ERR_INSUFFICIENT_FUNDS with
 * `withdrawable` where the player has less. The bank decides on a chargeback: what the player no longer has becomes a claim, because no account of a
 * player falls below zero. Returns the claim. A bonus whose deposit it takes ends.
 */
export async function postReversal(context: TransactionContext, reversal: Reversal): Promise<number> {
  const { kind, playerId, reference, amount, means } = reversal
  await lockPlayer(context, playerId)
  const { cash } = await readFunds(context, playerId)
  if (kind === 'refund' && amount > cash) throw new PlatformError('ERR_INSUFFICIENT_FUNDS', { data: { withdrawable: cash } })
  const taken = Math.min(amount, cash)
  const claimed = amount - taken
  await postTransaction(context, {
    type: kind,
    playerId,
    reference,
    postings: [
      { account: cashAccount(playerId), amount: -taken },
      { account: houseAccounts.claims, amount: -claimed },
      { account: houseAccounts.psp, amount },
    ],
  })
  await recordTransfer(context, { playerId, type: kind, amount: taken, externalId: reference, ...means })
  await cancelBonusWithoutDeposit(context, playerId)
  return claimed
}
