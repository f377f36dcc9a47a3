import type { ErrorCode } from '@casino/features/api/errors'
import { PlatformError } from '@casino/shared/platformError'
import type { TransactionContext } from '../core/platform.ts'
import { postDeposit, recordTransfer, validateDeposit } from '../money/index.ts'
import { type DepositRow, isOpenDeposit, updateDeposit } from './deposits.ts'
import { recordCardUse, requireCard } from './paymentCards.ts'
import { nextPaymentStep, type ProviderEvent } from './paymentMachine.ts'
import { findProviderPayment, refundProviderPayment, voidProviderPayment } from './provider/providerPayments.ts'

/** Applies an event of the provider to a payment. Idempotent, in any order. The caller holds the row lock. */
export async function applyProviderEvent(context: TransactionContext, row: DepositRow, event: ProviderEvent): Promise<DepositRow> {
  switch (nextPaymentStep(row, event)) {
    case 'none':
      return row
    case 'reserve':
      return reserveDeposit(context, row)
    case 'credit':
      return creditDeposit(context, row, (code) => returnDeposit(context, row, code))
    case 'decline':
      return declineDeposit(context, row, row.method === 'card' ? 'ERR_CHALLENGE_FAILED' : 'ERR_PAYMENT_REJECTED')
    case 'expire':
      return expireDeposit(context, row)
    case 'return':
      return returnDeposit(context, row, 'ERR_PAYMENT_LATE')
  }
}

/**
 * Asks the provider about a payment, whose report may be missing, and ends one whose time has passed. The caller holds the row lock.
 */
export async function refreshFromProvider(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  if (row.state === 'captured' || row.state === 'returned') return row
  const event = (await findProviderPayment(context, row.id))?.lastEvent
  const current = event ? await applyProviderEvent(context, row, event) : row
  return isOpenDeposit(current) && context.now >= current.expiresAt ? expireDeposit(context, current) : current
}

/** Checks the rules again when the player has approved: a pause or another payment may have come first. Nothing is taken when they refuse. */
async function reserveDeposit(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  try {
    await validateDeposit(context, row.playerId, { ...row, depositLogId: row.id })
    return await updateDeposit(context, row, { state: 'authorised' })
  } catch (error) {
    if (error instanceof PlatformError) return declineDeposit(context, row, error.code)
    throw error
  }
}

/**
 * Posts a payment to the ledger, grants its bonus and stores its card. `refuse` ends it when the wallet rejects it. The caller holds the
 * row lock.
 */
export async function creditDeposit(
  context: TransactionContext,
  row: DepositRow,
  refuse: (code: ErrorCode) => Promise<DepositRow>,
): Promise<DepositRow> {
  try {
    const { id: depositLogId, playerId, amount, bonusCode } = row
    const bonus = await postDeposit(context, playerId, { depositLogId, amount, bonusCode, ...(await paymentMeans(context, row)) })
    if (row.cardId) await recordCardUse(context, row.cardId, { succeeded: true })
    return await updateDeposit(context, row, { state: 'captured', playerBonusId: bonus?.id ?? null })
  } catch (error) {
    // The wallet throws before it writes, so this transaction is still usable.
    if (error instanceof PlatformError) return refuse(error.code)
    throw error
  }
}

/** Declines an open payment, and withdraws it at the provider: nothing is taken. */
export async function declineDeposit(context: TransactionContext, row: DepositRow, code: ErrorCode): Promise<DepositRow> {
  if (row.cardId) await recordCardUse(context, row.cardId, { succeeded: false })
  await voidProviderPayment(context, row.id, 'declined')
  return updateDeposit(context, row, { state: 'declined', code })
}

/** Ends a payment that waits for the player's approval. An approved or finished payment is unchanged. The caller holds the row lock. */
export async function cancelDeposit(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  return row.state === 'created' ? declineDeposit(context, row, 'ERR_PAYMENT_CANCELLED') : row
}

async function expireDeposit(context: TransactionContext, row: DepositRow): Promise<DepositRow> {
  await voidProviderPayment(context, row.id, 'expired')
  return updateDeposit(context, row, { state: 'expired', code: row.method === 'card' ? 'ERR_CHALLENGE_FAILED' : 'ERR_PAYMENT_EXPIRED' })
}

/** Sends the money of a payment back that was taken too late, or that the wallet rejects. The ledger has no part in it: nothing was credited. */
async function returnDeposit(context: TransactionContext, row: DepositRow, code: ErrorCode): Promise<DepositRow> {
  await refundProviderPayment(context, row.id)
  const { id: externalId, playerId, amount } = row
  const means = await paymentMeans(context, row)
  await recordTransfer(context, { playerId, type: 'deposit', state: 'reversed', amount, externalId, ...means })
  return updateDeposit(context, row, { state: 'returned', code })
}

/** Payment method of a transfer: the card's type and masked number, or MobilePay and the end of the phone number. */
export async function paymentMeans(context: TransactionContext, { method, cardId, maskedPhone }: DepositRow) {
  if (!cardId) return { method, methodName: 'MobilePay', message: maskedPhone ?? '' }
  const card = await requireCard(context, cardId)
  return { method, methodName: card.cardType, message: card.maskedAccount }
}
