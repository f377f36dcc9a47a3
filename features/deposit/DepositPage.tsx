import type { CallResult } from '../api/settleCall.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useRawSearch } from '../content/useSearchState.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { useAccountSummary } from '../session/useAccountSummary.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { depositHref, isNewCardSearch, newCardSearch } from './depositUrl.ts'
import { toLocation } from './model.ts'
import { useBankChallenge } from './useBankChallenge.ts'
import { useBonusLookup } from './useBonusLookup.ts'
import { useDeposit } from './useDeposit.ts'
import { useDepositData } from './useDepositData.ts'
import { useDepositOutcome } from './useDepositOutcome.ts'
import { usePendingPayment } from './usePendingPayment.ts'
import { useRemoveCard } from './useRemoveCard.ts'
import { useTransferHistory } from './useTransferHistory.ts'

interface DepositPageProps {
  /** Starts a step-up for a new card (feature identity). */
  useStepUpRedirect(purpose: 'card', returnSearch: string): () => Promise<CallResult<unknown> | undefined>
}

/** Route component of `/min-konto/overfoer`. */
export function DepositPage({ useStepUpRedirect }: DepositPageProps) {
  const { site } = usePageContext()
  const { paymentErrorTexts, challengeWindows } = useSystemConfig('paymentErrorTexts', 'challengeWindows')
  const { profile, methods, ...data } = useDepositData('main')
  const flow = useDeposit({
    flow: 'main',
    chosenBonusCode: profile?.chosenBonusCode ?? '',
    hasBonusField: useFormFields('deposit', 'amount').some(({ name }) => name === 'bonusCode'),
    errorTexts: paymentErrorTexts,
  })
  const { state } = flow
  const summary = useAccountSummary()
  const location = toLocation(state)
  const stepUp = useIdentityRedirect(useStepUpRedirect('card', newCardSearch(location)))
  const newCardChosen = isNewCardSearch(useRawSearch())
  const removal = useRemoveCard()
  const bonus = useBonusLookup(location.bonusCode)
  const receipt = useDepositOutcome(location.depositLogId, state.type === 'receipt' || state.type === 'challenge')
  const bank = useBankChallenge({
    state,
    outcome: receipt.outcome,
    challengeWindow: challengeWindows.main,
    onClosed: flow.actions.onBankClosed,
    onReturned: receipt.again,
  })
  const pending = usePendingPayment(state, flow.interrupted)
  const transfers = useTransferHistory(true)

  return (
    <AccountLayout current="deposit">
      <DepositScreen
        state={state}
        eligibility={data.eligibility}
        amounts={data.amounts}
        bonus={bonus.lookup}
        payment={{
          methods,
          method: methods.find((method) => method === flow.method) ?? methods[0] ?? 'card',
          cards: data.cards,
          newCard: { chosen: newCardChosen, allowed: data.newCardAllowed, stepUp },
          removal,
          encryptionStatus: flow.encryptionStatus,
          canEncrypt: data.canEncrypt,
          phoneNumber: data.phoneNumber,
          interrupted: flow.interrupted && !pending.known,
          now: data.now,
        }}
        receipt={{
          outcome: receipt.outcome,
          balance: receipt.refreshed ? (summary.data?.TotalBalance ?? null) : null,
          cancelPayment: receipt.cancelPayment,
        }}
        bank={bank}
        earlier={{ none: profile?.playerType === 'Non-Depositor', transfers, pending: pending.payment }}
        supportEmail={site.supportEmail}
        currentPath={depositHref(location)}
        actions={{
          ...flow.actions,
          checkBonus: bonus.check,
          onRetryOutcome: receipt.again,
          onRetry: data.reloadLimits,
        }}
      />
    </AccountLayout>
  )
}
