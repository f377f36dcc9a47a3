import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { CallError } from '../api/errors.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { ore } from '../format/money.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import type { depositCalls } from './calls.ts'
import { type CardsLookup, DepositScreen } from './DepositScreen.tsx'
import { depositHref } from './depositUrl.ts'
import { canEncrypt } from './encryptCard.ts'
import { eligibilityOf, toLocation } from './model.ts'
import { toStoredCardOptions } from './storedCards.ts'
import { useBonusLookup } from './useBonusLookup.ts'
import { useDeposit } from './useDeposit.ts'
import { useDepositOutcome } from './useDepositOutcome.ts'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const useDepositQuery = createQueryHook<typeof depositCalls>('deposit')

/** `limits.get` belongs to the limits feature; the same SWR key shares its cache entry. The site server has parsed the response. */
const useLimits = () =>
  useSWR<DepositLimits, CallError>(callKey('limits.get', {}), () => sendCall('limits.get', {}) as Promise<DepositLimits>)

/** Route component of `/min-konto/overfoer`. */
export function DepositPage() {
  const { system, now, site } = usePageContext()
  const profile = useSessionQuery('profile', {})
  const hasBonusField = useFormFields('deposit', 'amount').some(({ name }) => name === 'bonusCode')
  const flow = useDeposit(profile.data?.chosenBonusCode ?? '', hasBonusField)
  const { state } = flow
  const limits = useLimits()
  const summary = useSessionQuery('summary', {})
  const cards = useDepositQuery('cards', {})
  const location = toLocation(state)
  const bonus = useBonusLookup(location.bonusCode)
  const min = ore(system.minDeposit)
  const receipt = useDepositOutcome(location.depositLogId, state.type === 'receipt')
  const secure = useCanEncrypt()

  const cardsLookup: CardsLookup = cards.data
    ? { type: 'known', cards: toStoredCardOptions(cards.data.accounts, now) }
    : { type: cards.error ? 'failed' : 'loading' }

  return (
    <AccountLayout current="deposit">
      <DepositScreen
        state={state}
        eligibility={eligibilityOf({ limits: limits.data, error: limits.error, pausedUntil: profile.data?.pausedUntil ?? null, min })}
        bonus={bonus.lookup}
        cards={cardsLookup}
        outcome={receipt.outcome}
        balance={receipt.refreshed ? (summary.data?.TotalBalance ?? null) : null}
        min={min}
        quickAmounts={system.quickAmounts.map(ore)}
        now={now}
        supportEmail={site.supportEmail}
        currentPath={depositHref(location)}
        interrupted={flow.interrupted}
        encryptionStatus={flow.sealing}
        canEncrypt={secure}
        checkBonus={bonus.check}
        onDraft={flow.draft}
        onChoose={flow.choose}
        onPay={(card) => void flow.pay(card)}
        onRepeat={() => void flow.repeat()}
        onOtherCard={flow.otherCard}
        onOtherAmount={flow.otherAmount}
        onRetryOutcome={receipt.again}
        onRetry={() => void limits.mutate()}
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
