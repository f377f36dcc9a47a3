import { usePageContext } from '../content/PageContext.tsx'
import { paths } from '../content/paths.ts'
import { withSearch } from '../content/useSearchState.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useAccountSummary } from '../session/useAccountSummary.ts'
import { toDepositSearch } from './depositUrl.ts'
import { toLocation } from './model.ts'
import { QuickDepositScreen } from './QuickDepositScreen.tsx'
import { useBankChallenge } from './useBankChallenge.ts'
import { useDeposit } from './useDeposit.ts'
import { useDepositData } from './useDepositData.ts'
import { useDepositOutcome } from './useDepositOutcome.ts'
import { usePendingPayment } from './usePendingPayment.ts'
import { useRemoveCard } from './useRemoveCard.ts'
import { useTransferHistory } from './useTransferHistory.ts'

/** Route component of `/min-konto/hurtig-indbetaling`: a suggested amount by a stored card or MobilePay, without a bonus. */
export function QuickDepositPage() {
  const { site } = usePageContext()
  const { paymentErrorTexts, challengeWindows, quickReceiptSeconds } = useSystemConfig(
    'paymentErrorTexts',
    'challengeWindows',
    'quickReceiptSeconds',
  )
  const { profile, methods, cards, ...data } = useDepositData('quick')
  const flow = useDeposit({ flow: 'quick', chosenBonusCode: '', hasBonusField: false, errorTexts: paymentErrorTexts })
  const { state } = flow
  const location = toLocation(state)
  const summary = useAccountSummary()
  const removal = useRemoveCard()
  const receipt = useDepositOutcome(location.depositLogId, state.type === 'receipt' || state.type === 'challenge')
  const bank = useBankChallenge({
    state,
    outcome: receipt.outcome,
    challengeWindow: challengeWindows.quick,
    onClosed: flow.actions.onBankClosed,
    onReturned: receipt.again,
  })
  const pending = usePendingPayment(state, flow.interrupted)
  const transfers = useTransferHistory(receipt.refreshed)
  const hasStoredCard = cards.type !== 'known' || cards.cards.some(({ expired }) => !expired)
  const usableMethods = methods.filter((method) => method !== 'card' || hasStoredCard)

  return (
    <QuickDepositScreen
      siteName={site.name}
      // a first deposit has its bonus, and a card, to choose: on the page of the deposit
      needsMainDeposit={Boolean(profile?.chosenBonusCode) || (methods.length > 0 && usableMethods.length === 0)}
      receiptSeconds={quickReceiptSeconds}
      state={state}
      eligibility={data.eligibility}
      amounts={data.amounts}
      bonus={{ type: 'none' }}
      payment={{
        methods: usableMethods,
        method: usableMethods.find((method) => method === flow.method) ?? usableMethods[0] ?? 'card',
        cards,
        newCard: null,
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
      currentPath={withSearch(paths.quickDeposit, toDepositSearch(location))}
      actions={{
        ...flow.actions,
        checkBonus: async () => ({ type: 'none' }),
        onRetryOutcome: receipt.again,
        onRetry: data.reloadLimits,
      }}
    />
  )
}
