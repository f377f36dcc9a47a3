import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { DepositLimits } from '../config/entities/limits.ts'
import { usePageContext } from '../config/PageContext.tsx'
import { useFormFields } from '../config/useForm.ts'
import { ore } from '../format/money.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import type { sessionCalls } from '../session/calls.ts'
import { sendCall } from '../session/client.ts'
import { callKey } from '../session/contract.ts'
import type { CallError } from '../session/errors.ts'
import { createUseCall } from '../session/useCall.ts'
import { addressOf } from './address.ts'
import type { depositCalls } from './calls.ts'
import { type CardsLookup, DepositScreen } from './DepositScreen.tsx'
import { gateOf, placeOf } from './model.ts'
import { canSeal } from './sealCard.ts'
import { payCards } from './storedCards.ts'
import { useBonus } from './useBonus.ts'
import { useDeposit } from './useDeposit.ts'
import { useOutcome } from './useOutcome.ts'

const useSession = createUseCall<typeof sessionCalls>('session')
const useDepositCall = createUseCall<typeof depositCalls>('deposit')

/** `limits.get` belongs to the limits feature; the same SWR key shares its cache entry. The site server has parsed the response. */
const useLimits = () =>
  useSWR<DepositLimits, CallError>(callKey('limits.get', {}), () => sendCall('limits.get', {}) as Promise<DepositLimits>)

/** Route component of `/min-konto/overfoer`. */
export function DepositPage() {
  const { system, now, site } = usePageContext()
  const profile = useSession('profile', {})
  const takesBonus = useFormFields('deposit', 'amount').some(({ name }) => name === 'bonusCode')
  const flow = useDeposit(profile.data?.chosenBonusCode ?? '', takesBonus)
  const { state } = flow
  const limits = useLimits()
  const summary = useSession('summary', {})
  const cards = useDepositCall('cards', {})
  const place = placeOf(state)
  const bonus = useBonus(place.bonusCode)
  const min = ore(system.minDeposit)
  const receipt = useOutcome(place.depositLogId, state.name === 'receipt')
  const secure = useCanSeal()

  const cardsLookup: CardsLookup = cards.data
    ? { name: 'known', cards: payCards(cards.data.accounts, now) }
    : { name: cards.error ? 'failed' : 'loading' }

  return (
    <AccountLayout current="deposit">
      <DepositScreen
        state={state}
        gate={gateOf({ limits: limits.data, error: limits.error, pausedUntil: profile.data?.pausedUntil ?? null, min })}
        bonus={bonus.lookup}
        cards={cardsLookup}
        outcome={receipt.outcome}
        balance={receipt.refreshed ? (summary.data?.TotalBalance ?? null) : null}
        min={min}
        quickAmounts={system.quickAmounts.map(ore)}
        now={now}
        supportEmail={site.supportEmail}
        here={addressOf(place)}
        interrupted={flow.interrupted}
        sealing={flow.sealing}
        secure={secure}
        checkBonus={bonus.check}
        onDraft={flow.draft}
        onChoose={flow.choose}
        onPay={(card) => void flow.pay(card)}
        onRepeat={() => void flow.repeat()}
        onOtherCard={flow.otherCard}
        onOtherAmount={flow.otherAmount}
        onAskAgain={receipt.again}
        onRetry={() => void limits.mutate()}
      />
    </AccountLayout>
  )
}

/** Whether this browser can encrypt a card. Known after hydration; true until then. */
function useCanSeal(): boolean {
  const [secure, setSecure] = useState(true)
  useEffect(() => setSecure(canSeal()), [])
  return secure
}
