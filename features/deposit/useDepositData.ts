import { useEffect, useState } from 'react'
import { toLoadable } from '../api/Loadable.ts'
import { type DepositFlow, openMethods } from '../content/openPaymentMethods.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useDepositLimitsQuery } from '../limits/queries.ts'
import { useProfileQuery } from '../session/queries.ts'
import { canEncrypt } from './card/encryptCard.ts'
import { toStoredCardOptions } from './card/storedCards.ts'
import { eligibilityOf } from './eligibility.ts'
import type { CardsLookup } from './PaymentStep.tsx'
import { useCardsQuery } from './queries.ts'

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
  const profile = useProfileQuery()
  const limits = useDepositLimitsQuery()
  const cards = useCardsQuery()
  const secure = useCanEncrypt()
  const methods = openMethods(methodConfig, flow)
  const cardsLookup: CardsLookup = toLoadable(cards, ({ accounts }) => toStoredCardOptions(accounts, now))
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
    newCardAllowed: cards.data !== undefined && cards.data.newCardUntil !== null,
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
