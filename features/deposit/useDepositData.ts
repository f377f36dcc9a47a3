import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { sendCall } from '../api/client.ts'
import { callKey } from '../api/contract.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import type { DepositLimits } from '../api/entities/limits.ts'
import type { CallError } from '../api/errors.ts'
import { type DepositFlow, openMethods } from '../content/openPaymentMethods.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import type { sessionCalls } from '../session/calls.ts'
import type { depositCalls } from './calls.ts'
import { canEncrypt } from './card/encryptCard.ts'
import { toStoredCardOptions } from './card/storedCards.ts'
import { eligibilityOf } from './eligibility.ts'
import { limitsQuery } from './moneyQueries.ts'
import type { CardsLookup } from './PaymentStep.tsx'

const useSessionQuery = createQueryHook<typeof sessionCalls>('session')
const useDepositQuery = createQueryHook<typeof depositCalls>('deposit')

/** Belongs to the limits feature; the same SWR key shares its cache entry. The site server has parsed the response. */
const useLimits = () =>
  useSWR<DepositLimits, CallError>(callKey(limitsQuery, {}), () => sendCall(limitsQuery, {}) as Promise<DepositLimits>)

/** What a deposit depends on, of either flow: player, limits, stored cards, configured amounts and methods. */
export function useDepositData(flow: DepositFlow) {
  const { now } = usePageContext()
  const { minDeposit, maxDeposit, quickAmounts, ...methodConfig } = useSystemConfig(
    'minDeposit',
    'maxDeposit',
    'quickAmounts',
    'openPaymentMethods',
    'mobilePayEnabled',
  )
  const profile = useSessionQuery('profile', {})
  const limits = useLimits()
  const cards = useDepositQuery('cards', {})
  const secure = useCanEncrypt()
  const methods = openMethods(methodConfig, flow)
  const cardsLookup: CardsLookup = cards.data
    ? { type: 'known', cards: toStoredCardOptions(cards.data.accounts, now) }
    : { type: cards.error ? 'failed' : 'loading' }
  const eligibility = eligibilityOf({
    limits: limits.data,
    error: limits.error,
    pausedUntil: profile.data?.pausedUntil ?? null,
    min: minDeposit,
    max: maxDeposit,
    hasMethod: methods.length > 0,
  })
  return {
    profile: profile.data,
    eligibility,
    amounts: { min: minDeposit, max: maxDeposit, quick: quickAmounts },
    methods,
    cards: cardsLookup,
    newCardAllowed: (cards.data?.newCardUntil ?? null) !== null,
    canEncrypt: secure,
    /** The player's own Danish mobile number; empty where it is not known. */
    phoneNumber: profile.data?.mobileCC === '45' ? profile.data.mobileNo : '',
    now,
    reloadLimits: () => void limits.mutate(),
  }
}

/** Whether this browser can encrypt a card. Known after hydration; true until then. */
function useCanEncrypt(): boolean {
  const [secure, setSecure] = useState(true)
  useEffect(() => setSecure(canEncrypt()), [])
  return secure
}
