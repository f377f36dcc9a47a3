import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Stepper } from '@casino/design-system/components/Stepper'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { FormLayout } from '@casino/design-system/patterns/FormLayout'
import type { ReactNode } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { Ore } from '../format/money.ts'
import { AmountStep } from './AmountStep.tsx'
import { CardStep } from './CardStep.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { DepositUnavailable } from './DepositUnavailable.tsx'
import type { PlaintextCard } from './encryptCard.ts'
import { type DepositEligibility, type DepositState, type PaymentChoice, stepNumber } from './model.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { DepositOutcome } from './outcome.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { RefusedPanel } from './RefusedPanel.tsx'
import type { StoredCardOption } from './storedCards.ts'
import type { BonusLookup } from './useBonusLookup.ts'

/** Load state of the stored cards. */
export type CardsLookup = { type: 'loading' } | { type: 'known'; cards: readonly StoredCardOption[] } | { type: 'failed' }

export interface DepositScreenProps {
  state: DepositState
  eligibility: DepositEligibility
  bonus: BonusLookup
  cards: CardsLookup
  /** Outcome of the payment, in the receipt step. */
  outcome: DepositOutcome
  /** null while it loads. */
  balance: Ore | null
  min: Ore
  quickAmounts: readonly Ore[]
  /** Server time, UTC ms. */
  now: number
  supportEmail: string
  /** Current path with query string. */
  currentPath: string
  interrupted: boolean
  encryptionStatus: 'idle' | 'busy' | 'failed'
  /** Whether this browser can encrypt a card. */
  canEncrypt: boolean
  checkBonus(code: string): Promise<BonusLookup>
  onDraft(amount: Ore | null, bonusCode: string): void
  onChoose(choice: PaymentChoice): void
  onPay(card: PlaintextCard): void
  onRepeat(): void
  onOtherCard(): void
  onOtherAmount(): void
  onRetryOutcome(): void
  onRetry(): void
}

/** Screen of `/min-konto/overfoer` in every state. */
export function DepositScreen(props: DepositScreenProps) {
  const t = useTranslations()
  const { state, eligibility, bonus } = props
  const editing = state.type === 'amount' || state.type === 'card'
  const unavailable = editing && eligibility.type !== 'open'
  const aside = eligibility.type === 'open' && stepNumber(state) < 3 && (
    <DepositSummary
      amount={state.type === 'amount' ? state.amount : 'choice' in state ? state.choice.amount : null}
      bonus={bonus.type === 'known' ? bonus.bonus : null}
      limits={eligibility.limits}
      withCard={stepNumber(state) === 2}
    />
  )
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <Heading level={1} size={36}>
          {t('deposit.title')}
        </Heading>
        {(!unavailable || eligibility.type === 'loading') && (
          <Stepper
            label={t('deposit.steps')}
            steps={[t('deposit.step_amount'), t('deposit.step_card'), t('deposit.step_receipt')]}
            current={stepNumber(state)}
          />
        )}
      </Stack>
      <FormLayout aside={aside || undefined}>
        {unavailable ? (
          <DepositUnavailable eligibility={eligibility} min={props.min} onRetry={props.onRetry} />
        ) : (
          <DepositStep {...props} />
        )}
      </FormLayout>
    </Stack>
  )
}

function DepositStep(props: DepositScreenProps): ReactNode {
  const { state, eligibility } = props
  switch (state.type) {
    case 'amount':
      return (
        <AmountStep
          rules={{ min: props.min, left: eligibility.type === 'open' ? eligibility.left : null }}
          quickAmounts={props.quickAmounts}
          amount={state.amount}
          bonusCode={state.bonusCode}
          bonus={props.bonus}
          failure={state.failure}
          checkBonus={props.checkBonus}
          onDraft={props.onDraft}
          onChoose={props.onChoose}
        />
      )
    case 'card':
      return <CardStepContainer {...props} state={state} />
    case 'paying':
    case 'leaving':
    case 'unanswered':
      return <PaymentPanel state={state} currentPath={props.currentPath} onRepeat={props.onRepeat} />
    case 'refused':
      return (
        <RefusedPanel
          code={state.failure.code}
          message={state.failure.message}
          supportEmail={props.supportEmail}
          otherCard={{ onClick: props.onOtherCard }}
          otherAmount={{ onClick: props.onOtherAmount }}
          focused
        />
      )
    case 'receipt':
      return (
        <OutcomeView
          outcome={props.outcome}
          balance={props.balance}
          supportEmail={props.supportEmail}
          currentPath={props.currentPath}
          onRetry={props.onRetryOutcome}
          otherCard={state.amount === null ? null : { onClick: props.onOtherCard }}
          otherAmount={{ onClick: props.onOtherAmount }}
          focused
        />
      )
  }
}

type CardStepContainerProps = DepositScreenProps & { state: Extract<DepositState, { type: 'card' }> }

function CardStepContainer({ state, ...props }: CardStepContainerProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { cards } = props
  if (!props.canEncrypt) {
    return (
      <ErrorState
        title={t('deposit.not_secure_title')}
        action={<Button {...button('onward', { text: 'deposit.support' })} variant="secondary" href={`mailto:${props.supportEmail}`} />}
      >
        {t('deposit.not_secure_text')}
      </ErrorState>
    )
  }
  if (cards.type === 'loading') {
    return (
      <Stack gap={6}>
        <Skeleton shape="block" height={52} />
        <Skeleton shape="block" height={52} />
        <Skeleton shape="block" height={54} />
      </Stack>
    )
  }
  return (
    <CardStep
      key={state.idempotencyKey}
      amount={state.choice.amount}
      cards={cards.type === 'known' ? cards.cards : []}
      cardsFailed={cards.type === 'failed'}
      now={props.now}
      failure={state.failure}
      interrupted={props.interrupted}
      encryptionStatus={props.encryptionStatus}
      onPay={props.onPay}
      onChangeAmount={props.onOtherAmount}
    />
  )
}
