import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { CallError } from '../api/errors.ts'
import type { CallResult } from '../api/settleCall.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useRawSearch } from '../content/useSearchState.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { useIdentityRedirect } from '../session/useIdentityRedirect.ts'
import type { depositCalls } from './calls.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { depositHref, isNewCardSearch, newCardSearch } from './depositUrl.ts'
import { eligibilityOf } from './eligibility.ts'
import { canEncrypt } from './encryptCard.ts'
import { toLocation } from './model.ts'
import { limitsQuery } from './moneyQueries.ts'
import type { CardsLookup } from './PaymentStep.tsx'
import { openMethods } from './paymentMethods.ts'
import { toStoredCardOptions } from './storedCards.ts'
import { readChallengeWidth, useBankChallenge } from './useBankChallenge.ts'
import { useBonusLookup } from './useBonusLookup.ts'
import { useDeposit } from './useDeposit.ts'
import { useDepositOutcome } from './useDepositOutcome.ts'
import { usePendingPayment } from './usePendingPayment.ts'
import { useRemoveCard } from './useRemoveCard.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const useDepositQuery = createQueryHook<typeof depositCalls>('deposit')

/** Belongs to the limits feature; the same SWR key shares its cache entry. The site server has parsed the response. */
const useLimits = () =>
  useSWR<DepositLimits, CallError>(callKey(limitsQuery, {}), () => sendCall(limitsQuery, {}) as Promise<DepositLimits>)

interface DepositPageProps {
  /** Starts a step-up for a new card (feature identity). */
  useStepUpRedirect(purpose: 'card', returnSearch: string): () => Promise<CallResult<unknown> | undefined>
}

/** Route component of `/min-konto/overfoer`. */
export function DepositPage({ useStepUpRedirect }: DepositPageProps) {
  const { now, site } = usePageContext()
  const { minDeposit, maxDeposit, quickAmounts, openPaymentMethods, mobilePayEnabled, paymentErrorTexts, challengeWindows } =
    useSystemConfig(
      'minDeposit',
      'maxDeposit',
      'quickAmounts',
      'openPaymentMethods',
      'mobilePayEnabled',
      'paymentErrorTexts',
      'challengeWindows',
    )
  const profile = useSessionQuery('profile', {})
  const hasBonusField = useFormFields('deposit', 'amount').some(({ name }) => name === 'bonusCode')
  const flow = useDeposit(profile.data?.chosenBonusCode ?? '', hasBonusField, paymentErrorTexts)
  const { state } = flow
  const limits = useLimits()
  const summary = useSessionQuery('summary', {})
  const cards = useDepositQuery('cards', {})
  const location = toLocation(state)
  const stepUp = useIdentityRedirect(useStepUpRedirect('card', newCardSearch(location)))
  const newCardChosen = isNewCardSearch(useRawSearch())
  const removal = useRemoveCard()
  const bonus = useBonusLookup(location.bonusCode)
  const receipt = useDepositOutcome(location.depositLogId, state.type === 'receipt' || state.type === 'challenge')
  useBankChallenge({
    state,
    outcome: receipt.outcome,
    challengeWindow: challengeWindows.main,
    onClosed: flow.actions.onBankClosed,
    onReturned: receipt.again,
  })
  const earlier = usePendingPayment(state)
  const secure = useCanEncrypt()
  const methods = openMethods({ openPaymentMethods, mobilePayEnabled }, 'main')
  const chosen = methods.find((method) => method === flow.method)

  const cardsLookup: CardsLookup = cards.data
    ? { type: 'known', cards: toStoredCardOptions(cards.data.accounts, now) }
    : { type: cards.error ? 'failed' : 'loading' }

  return (
    <AccountLayout current="deposit">
      <DepositScreen
        state={state}
        eligibility={eligibilityOf({
          limits: limits.data,
          error: limits.error,
          pausedUntil: profile.data?.pausedUntil ?? null,
          min: minDeposit,
          max: maxDeposit,
          hasMethod: methods.length > 0,
        })}
        amounts={{ min: minDeposit, max: maxDeposit, quick: quickAmounts }}
        bonus={bonus.lookup}
        payment={{
          methods,
          method: chosen ?? methods[0] ?? 'card',
          cards: cardsLookup,
          newCard: { chosen: newCardChosen, allowed: (cards.data?.newCardUntil ?? null) !== null, stepUp },
          removal,
          encryptionStatus: flow.encryptionStatus,
          canEncrypt: secure,
          phoneNumber: profile.data?.mobileCC === '45' ? profile.data.mobileNo : '',
          interrupted: flow.interrupted && !earlier.known,
          now,
        }}
        receipt={{
          outcome: receipt.outcome,
          balance: receipt.refreshed ? (summary.data?.TotalBalance ?? null) : null,
          cancelPayment: receipt.cancelPayment,
        }}
        bank={{ display: challengeWindows.main.display, readWidth: () => readChallengeWidth(challengeWindows.main) }}
        pending={earlier.payment}
        supportEmail={site.supportEmail}
        currentPath={depositHref(location)}
        actions={{
          ...flow.actions,
          checkBonus: bonus.check,
          onRetryOutcome: receipt.again,
          onRetry: () => void limits.mutate(),
        }}
      />
    </AccountLayout>
  )
}

/** Whether this browser can encrypt a card. Known after hydration; true until then. */
function useCanEncrypt(): boolean {
  const [secure, setSecure] = useState(true)
  useEffect(() => setSecure(canEncrypt()), [])
  return secure
}
