import type { BackendResponse } from '@casino/features/api/contract'
import { type ErrorCode, isErrorCode } from '@casino/features/api/errors'
import { type DepositFlow, isMethodOpen, type PaymentMethod } from '@casino/features/content/openPaymentMethods'
import type { depositCalls } from '@casino/features/deposit/calls'
import { PlatformError } from '@casino/shared/platformError'
import type { CallHandlerRequest } from '../core/handlers.ts'
import type { Platform, TransactionContext } from '../core/platform.ts'
import type { AuthorisationOutcome } from '../db/schema/payments.ts'
import { assertStepUp } from '../identity/stepUp.ts'
import { validateDeposit } from '../money/index.ts'
import { beginAttempt } from './attempts.ts'
import { createDeposit, type DepositRow } from './deposits.ts'
import { resolveCard } from './paymentCards.ts'
import { approvalPage } from './provider/approvalPages.ts'
import { createProviderPayment } from './provider/providerPayments.ts'
import { creditDeposit, declineDeposit } from './settlement.ts'

type CardRequest = CallHandlerRequest<typeof depositCalls.confirmCard>
type MobilePayRequest = CallHandlerRequest<typeof depositCalls.confirmMobilePay>
type Confirmation = BackendResponse<typeof depositCalls.confirmCard>

const declineCodes: Readonly<Partial<Record<AuthorisationOutcome, ErrorCode>>> = {
  declined_other: 'ERR_DECLINED_OTHER_REASON',
  declined_request: 'ERR_DECLINED_BAD_REQUEST',
}

/** Pays by card: at once, or after a 3-D Secure challenge. A decline is committed, so that the attempt stays in the deposit log. */
export async function confirmCard(platform: Platform, { player, body, idempotencyKey, ...context }: CardRequest): Promise<Confirmation> {
  const payment = { ...paymentOf(body), method: 'card' as const, playerId: player.id }
  await beginPayment(context, payment, { flow: body.attributes.flow, key: idempotencyKey })
  const card = await resolveCard(context, platform.keys, player, body)
  // Last, so that the player never visits the identity provider for a payment that is then refused (RULES, *Identity check*).
  if (!body.accountId) await assertStepUp(context, player.sessionHash, 'card')
  const returnUrl = (id: string) => `${player.siteOrigin}/extpayment?depositLogId=${id}`
  const row = await createDeposit(context, { ...payment, cardId: card.id, returnUrl })
  const declineCode = declineCodes[card.outcome]
  if (declineCode) throw declinedError(await declineDeposit(context, row, declineCode))
  if (card.outcome === 'challenge') return requestApproval(platform, context, row)
  // The bank answers at once: what the wallet rejects is not taken.
  const ended = await creditDeposit(context, row, (code) => declineDeposit(context, row, code))
  if (ended.state !== 'captured') throw declinedError(ended)
  return { statusCode: 'success_no_redirect', depositLogId: row.id, redirectOutput: null }
}

/** Pays by MobilePay: the player approves on its page. */
export async function confirmMobilePay(
  platform: Platform,
  { player, body, idempotencyKey, ...context }: MobilePayRequest,
): Promise<Confirmation> {
  const { flow } = body.attributes
  const payment = { ...paymentOf(body), method: 'mobilepay' as const, playerId: player.id }
  await beginPayment(context, payment, { flow, key: idempotencyKey })
  const returnPath = flow === 'quick' ? '/MobilePayQuick' : '/MobilePay'
  const row = await createDeposit(context, {
    ...payment,
    maskedPhone: `•••• ${body.phoneNumber.slice(-4)}`,
    returnUrl: (id) => `${player.siteOrigin}${returnPath}?txId=${id}`,
  })
  return requestApproval(platform, context, row)
}

interface NewPayment {
  playerId: string
  method: PaymentMethod
  amount: number
  bonusCode: string
}

const paymentOf = ({ amount, attributes }: CardRequest['body'] | MobilePayRequest['body']) => ({
  amount,
  bonusCode: attributes.bonusCode.trim(),
})

/** Checks everything before the provider is asked. */
async function beginPayment(
  context: TransactionContext,
  payment: NewPayment,
  { flow, key }: { flow: DepositFlow; key: string },
): Promise<void> {
  const { playerId, method, amount } = payment
  if (!isMethodOpen(context.settings, flow, method)) throw new PlatformError('ERR_METHOD_CLOSED')
  await beginAttempt(context, { playerId, method, amount, key })
  await validateDeposit(context, playerId, payment)
}

async function requestApproval(platform: Platform, context: TransactionContext, row: DepositRow): Promise<Confirmation> {
  const { id: depositLogId, expiresAt } = row
  await createProviderPayment(context, { depositLogId, expiresAt })
  return { statusCode: 'success_with_redirect', depositLogId, redirectOutput: approvalPage(platform, row) }
}

const declinedError = ({ id, code }: DepositRow): PlatformError =>
  new PlatformError(isErrorCode(code) ? code : 'ERR_DECLINED_OTHER_REASON', {
    commit: true,
    data: { statusCode: 'error_no_data', depositLogId: id },
  })
