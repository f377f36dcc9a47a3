import type { DepositFlow } from '../content/openPaymentMethods.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useAccountSummary } from '../session/queries.ts'
import { useBankChallenge } from './card/useBankChallenge.ts'
import { useRemoveCard } from './card/useRemoveCard.ts'
import { useTransferHistory } from './history/useTransferHistory.ts'
import { toLocation } from './model.ts'
import { useDepositOutcome } from './outcome/useDepositOutcome.ts'
import { usePendingPayment } from './outcome/usePendingPayment.ts'
import type { CardsLookup } from './PaymentStep.tsx'
import { useDeposit } from './useDeposit.ts'
import { useDepositData } from './useDepositData.ts'

/**
 * A deposit from the amount to the receipt. `screen` and `payment`: props shared by the screens of both flows. `hasBonusField`: see
 * `useDeposit`. `openMethods`: the configured ones, including a card when the quick deposit has none to use.
 */
export function useDepositFlow(flow: DepositFlow, { hasBonusField }: { hasBonusField: boolean }) {
  const { site } = usePageContext()
  const { paymentErrorTexts, challengeWindows } = useSystemConfig('paymentErrorTexts', 'challengeWindows')
  const { profile, methods: openMethods, ...data } = useDepositData(flow)
  const chosenBonusCode = profile?.chosenBonusCode ?? ''
  const deposit = useDeposit({ flow, chosenBonusCode, hasBonusField, errorTexts: paymentErrorTexts })
  const { state, actions } = deposit
  const location = toLocation(state)
  const summary = useAccountSummary()
  const removal = useRemoveCard()
  const receipt = useDepositOutcome(location.depositLogId, state.type === 'receipt' || state.type === 'challenge')
  const bank = useBankChallenge({
    state,
    outcome: receipt.outcome,
    challengeWindow: challengeWindows[flow],
    onClosed: actions.onBankClosed,
    onReturned: receipt.again,
  })
  const pending = usePendingPayment(state, deposit.interrupted)
  const transfers = useTransferHistory(true)
  const methods = flow === 'main' || mayHaveStoredCard(data.cards) ? openMethods : openMethods.filter((method) => method !== 'card')
  return {
    location,
    openMethods,
    chosenBonusCode,
    newCardAllowed: data.newCardAllowed,
    payment: {
      methods,
      method: methods.find((method) => method === deposit.method) ?? methods[0] ?? ('card' as const),
      cards: data.cards,
      removal,
      encryptionStatus: deposit.encryptionStatus,
      canEncrypt: data.canEncrypt,
      phoneNumber: data.phoneNumber,
      interrupted: deposit.interrupted && !pending.known,
      now: data.now,
    },
    screen: {
      state,
      eligibility: data.eligibility,
      amounts: data.amounts,
      receipt: {
        outcome: receipt.outcome,
        balance: receipt.refreshed ? (summary.data?.TotalBalance ?? null) : null,
        cancelPayment: receipt.cancelPayment,
      },
      bank,
      earlier: { none: profile?.playerType === 'Non-Depositor', transfers, pending: pending.payment },
      supportEmail: site.supportEmail,
    },
    actions: { ...actions, onRetryOutcome: receipt.again, onRetry: data.reloadLimits },
  }
}

/** Also while the cards are not known. */
const mayHaveStoredCard = (lookup: CardsLookup): boolean => lookup.type !== 'ready' || lookup.value.some(({ expired }) => !expired)
