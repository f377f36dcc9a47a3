import { FormLayout, Heading, Stack, Stepper } from '@casino/design-system'
import { type ReactNode, useState } from 'react'
import type { PaymentMethod } from '../content/openPaymentMethods.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { Ore } from '../format/money.ts'
import { useFocusWhenGone } from '../forms/useFocusWhenGone.ts'
import { AmountStep } from './amount/AmountStep.tsx'
import type { BonusLookup } from './amount/useBonusLookup.ts'
import { BankFrame } from './card/BankFrame.tsx'
import type { BankDisplay } from './card/useBankChallenge.ts'
import { DepositSummary } from './DepositSummary.tsx'
import { DepositUnavailable } from './DepositUnavailable.tsx'
import type { DepositEligibility } from './eligibility.ts'
import { FirstDepositNotes } from './FirstDepositNotes.tsx'
import { LatestTransfers } from './history/LatestTransfers.tsx'
import type { TransferHistory } from './history/transferHistory.ts'
import { type DepositState, type PaymentChoice, stepNumber, toLocation } from './model.ts'
import { OutcomeView } from './outcome/OutcomeView.tsx'
import type { ApprovalPage, DepositOutcome } from './outcome/outcome.ts'
import { PendingPaymentPanel } from './outcome/PendingPaymentPanel.tsx'
import { RefusedPanel } from './outcome/RefusedPanel.tsx'
import type { CancelPayment } from './outcome/useDepositOutcome.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { type PaymentOptions, PaymentStep } from './PaymentStep.tsx'
import type { EnteredMethod } from './paymentMethod.ts'
import type { PendingPayment } from './paymentSchemas.ts'

/** The payment of the receipt step. */
export interface PaymentReceipt {
  outcome: DepositOutcome
  /** Balance after the deposit; null while it loads. */
  balance: Ore | null
  cancelPayment: CancelPayment
}

/** What the player has paid before. */
export interface EarlierPayments {
  /** The player has never deposited. */
  none: boolean
  /** The latest deposits and withdrawals. */
  transfers: TransferHistory
  /** A payment that is not over; null when nothing stands in the way of a new one. */
  pending: PendingPayment | null
}

/** Commands of the player. */
export interface DepositActions {
  checkBonus(code: string): Promise<BonusLookup>
  onDraft(amount: Ore | null, bonusCode: string): void
  onChoose(choice: PaymentChoice): void
  onMethod(method: PaymentMethod): void
  onPay(method: EnteredMethod): void
  onRepeat(): void
  onOtherMethod(): void
  onOtherAmount(): void
  /** Opens the bank's page of a payment that waits for the player. */
  onOpenBank(depositLogId: string, page: ApprovalPage): void
  onBankClosed(): void
  /** Polls the outcome of the payment again. */
  onRetryOutcome(): void
  /** Loads the limits again. */
  onRetry(): void
}

export interface DepositScreenProps {
  state: DepositState
  eligibility: DepositEligibility
  /** Configured amounts. */
  amounts: { min: Ore; max: Ore; quick: readonly Ore[] }
  bonus: BonusLookup
  payment: PaymentOptions
  receipt: PaymentReceipt
  bank: BankDisplay
  earlier: EarlierPayments
  supportEmail: string
  /** Current path with query string. */
  currentPath: string
  actions: DepositActions
}

/** Screen of `/min-konto/overfoer` in every state. */
export function DepositScreen(props: DepositScreenProps) {
  const t = useTranslations()
  const { state, eligibility, bonus, receipt } = props
  const editing = state.type === 'amount' || state.type === 'payment'
  const pending = editing ? props.earlier.pending : null
  const panel = useFocusWhenGone<HTMLElement>(!pending)
  const unavailable = editing && eligibility.type !== 'open'
  const step = stepNumber(state, receipt.outcome.type)
  const paying = state.type === 'paying' || state.type === 'unanswered'
  const aside = !pending && eligibility.type === 'open' && (editing || paying) && (
    <Stack gap={5}>
      <DepositSummary
        amount={state.type === 'amount' ? state.amount : 'choice' in state ? state.choice.amount : null}
        bonus={bonus.type === 'known' ? bonus.bonus : null}
        rules={eligibility.rules}
        method={step === 2 ? props.payment.method : null}
      />
      {state.type === 'amount' && (props.earlier.none ? <FirstDepositNotes /> : <LatestTransfers history={props.earlier.transfers} />)}
    </Stack>
  )
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <Heading level={1} size={36}>
          {t('deposit.title')}
        </Heading>
        {!pending && (!unavailable || eligibility.type === 'loading') && (
          <Stepper
            label={t('deposit.steps')}
            steps={[t('deposit.step_amount'), t('deposit.step_payment'), t('deposit.step_receipt')]}
            current={step}
          />
        )}
      </Stack>
      <FormLayout aside={aside || undefined}>
        {pending ? (
          <PendingPaymentPanel ref={panel} payment={pending} />
        ) : unavailable ? (
          <DepositUnavailable eligibility={eligibility} min={props.amounts.min} onRetry={props.actions.onRetry} />
        ) : (
          <DepositStep {...props} />
        )}
      </FormLayout>
    </Stack>
  )
}

/** The current step of a deposit, of either flow. */
export function DepositStep(props: DepositScreenProps): ReactNode {
  const { state, eligibility, amounts, supportEmail, currentPath, actions } = props
  const [initialState] = useState(state)
  switch (state.type) {
    case 'amount':
      return (
        <AmountStep
          rules={eligibility.type === 'open' ? eligibility.rules : { min: amounts.min, max: amounts.max, limit: null }}
          quickAmounts={amounts.quick}
          amount={state.amount}
          bonusCode={state.bonusCode}
          bonus={props.bonus}
          failure={state.failure}
          focused={state !== initialState}
          checkBonus={actions.checkBonus}
          onDraft={actions.onDraft}
          onChoose={actions.onChoose}
        />
      )
    case 'payment':
      return (
        <PaymentStep
          state={state}
          payment={props.payment}
          supportEmail={supportEmail}
          onMethod={actions.onMethod}
          onPay={actions.onPay}
          onChangeAmount={actions.onOtherAmount}
          focused
        />
      )
    case 'paying':
    case 'unanswered':
      return <PaymentPanel state={state} currentPath={currentPath} onRepeat={actions.onRepeat} />
    case 'refused':
      return (
        <RefusedPanel
          code={state.failure.code}
          message={state.failure.message}
          supportEmail={supportEmail}
          otherMethod={{ onClick: actions.onOtherMethod }}
          otherAmount={{ onClick: actions.onOtherAmount }}
          focused
        />
      )
    case 'challenge':
    case 'receipt':
      return (
        <>
          <OutcomeView
            {...props.receipt}
            history={props.earlier.transfers}
            supportEmail={supportEmail}
            currentPath={currentPath}
            onRetry={actions.onRetryOutcome}
            onOpenBank={toLocation(state).amount === null ? null : actions.onOpenBank}
            otherMethod={toLocation(state).amount === null ? null : { onClick: actions.onOtherMethod }}
            otherAmount={{ onClick: actions.onOtherAmount }}
            focused={state.type === 'receipt'}
          />
          {state.type === 'challenge' && props.bank.display === 'frame' && (
            <BankFrame state={state} readWidth={props.bank.readWidth} onClose={actions.onBankClosed} />
          )}
        </>
      )
  }
}
