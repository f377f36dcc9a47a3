import { type PaymentMethod, paymentMethods } from '@casino/features/content/openPaymentMethods'
import { depositCalls } from '@casino/features/deposit/calls'
import { findBonusByCode } from '../core/bonusDefinition.ts'
import { type AnswerStorage, bindHandlers } from '../core/handlers.ts'
import type { Platform } from '../core/platform.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { readStepUp } from '../identity/stepUp.ts'
import { findBonusRefusal } from '../money/index.ts'
import { endAttempt, noteAttempt } from './attempts.ts'
import { confirmCard, confirmMobilePay } from './confirm.ts'
import { recordSeenState, requireDeposit, toDepositLog } from './deposits.ts'
import { cardBinding, listCards, removeCard } from './paymentCards.ts'
import { findPendingPayment } from './pendingPayment.ts'
import { approvalPage, registerApprovalRoutes } from './provider/approvalPages.ts'
import { registerCallbackRoutes } from './provider/callbacks.ts'
import { registerReversals } from './reversals.ts'
import { cancelDeposit, refreshFromProvider } from './settlement.ts'
import { sweepOpenPayments } from './sweep.ts'

/** `transfers` is served by the history module. */
const { transfers: _, confirmCard: cardCall, confirmMobilePay: mobilePayCall, ...paymentCalls } = depositCalls

/** The page that approves a payment is derived from the payment again, and not stored: whoever reads its address could approve. */
const withoutPage = (platform: Platform, method: PaymentMethod): AnswerStorage => ({
  omit: ({ redirectOutput: _, ...data }) => data,
  restore: (data) => ({
    ...data,
    redirectOutput: data.statusCode === 'success_with_redirect' ? approvalPage(platform, { id: String(data.depositLogId), method }) : null,
  }),
})

/** Deposits by card and by MobilePay, with a simulated payment provider. */
export const paymentsModule: PlatformModuleFactory = (platform) => ({
  name: 'payments',
  calls: [
    ...bindHandlers('deposit', paymentCalls, {
      cardKey: ({ player, now }) => {
        const { keyId, spki } = platform.keys.card
        return { keyId, spki, binding: player && cardBinding(platform.keys, player.sessionHash, now) }
      },

      bonusByCode: async ({ params, player, ...context }) => {
        const bonus = findBonusByCode(context, params.code)
        return { ...bonus, refusal: player && (await findBonusRefusal(context, player.id, bonus, { type: 'deposit' })) }
      },

      cards: async ({ player, ...context }) => ({
        accounts: JSON.stringify(await listCards(context, player.id)),
        newCardUntil: await readStepUp(context, player.sessionHash, 'card'),
      }),

      removeCard: async ({ player, body, ...context }) => {
        await removeCard(context, player.id, body.accountId)
        return {}
      },

      noteAttempt: async ({ player, body, ...context }) => {
        const { key, method, amount } = body
        await noteAttempt(context, { playerId: player.id, key, method, amount })
        return {}
      },

      endAttempt: async ({ player, body, ...context }) => {
        await endAttempt(context, { playerId: player.id, key: body.key })
        return {}
      },

      pending: async ({ player, ...context }) => ({ payment: await findPendingPayment(context, player.id) }),

      cancel: async ({ player, body, ...context }) => {
        const row = await refreshFromProvider(context, await requireDeposit(context, player.id, body.depositLogId))
        return toDepositLog(context, await cancelDeposit(context, row), approvalPage(platform, row))
      },

      log: async ({ player, body, ...context }) => {
        const row = await refreshFromProvider(context, await requireDeposit(context, player.id, body.depositLogId))
        if (body.trackDepositLogs) await recordSeenState(context, row, body.status)
        return toDepositLog(context, row, approvalPage(platform, row))
      },
    }),
    ...bindHandlers('deposit', { confirmCard: cardCall }, { confirmCard: (request) => confirmCard(platform, request) }).map((bound) => ({
      ...bound,
      storage: withoutPage(platform, 'card'),
    })),
    ...bindHandlers(
      'deposit',
      { confirmMobilePay: mobilePayCall },
      { confirmMobilePay: (request) => confirmMobilePay(platform, request) },
    ).map((bound) => ({ ...bound, storage: withoutPage(platform, 'mobilepay') })),
  ],
  routes: async (app, parts) => {
    for (const method of paymentMethods) await app.register(async (scope) => registerApprovalRoutes(scope, parts, method))
    await app.register(async (scope) => registerCallbackRoutes(scope, parts))
    registerReversals(app, parts)
    sweepOpenPayments(app, parts)
  },
})
