import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Stepper } from '@casino/design-system/components/Stepper'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { FormLayout } from '@casino/design-system/patterns/FormLayout'
import type { ReactNode } from 'react'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import type { Ore } from '../format/money.ts'
import { AmountStep } from './AmountStep.tsx'
import { CardStep } from './CardStep.tsx'
import { DepositClosed } from './DepositClosed.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { type Choice, type DepositState, type Gate, stepNumber } from './model.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Outcome } from './outcome.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { RefusedPanel } from './RefusedPanel.tsx'
import type { ClearCard } from './sealCard.ts'
import type { PayCard } from './storedCards.ts'
import type { BonusLookup } from './useBonus.ts'

/** Load state of the stored cards. */
export type CardsLookup =
  | { readonly name: 'loading' }
  | { readonly name: 'known'; readonly cards: readonly PayCard[] }
  | { readonly name: 'failed' }

export interface DepositScreenProps {
  readonly state: DepositState
  readonly gate: Gate
  readonly bonus: BonusLookup
  readonly cards: CardsLookup
  /** Outcome of the payment, in the receipt step. */
  readonly outcome: Outcome
  /** null while it loads. */
  readonly balance: Ore | null
  readonly min: Ore
  readonly quickAmounts: readonly Ore[]
  /** Server time, UTC ms. */
  readonly now: number
  readonly supportEmail: string
  /** Current path with query string. */
  readonly here: string
  readonly interrupted: boolean
  readonly sealing: 'idle' | 'busy' | 'failed'
  /** Whether this browser can encrypt a card. */
  readonly secure: boolean
  checkBonus(code: string): Promise<BonusLookup>
  onDraft(amount: Ore | null, bonusCode: string): void
  onChoose(choice: Choice): void
  onPay(card: ClearCard): void
  onRepeat(): void
  onOtherCard(): void
  onOtherAmount(): void
  onAskAgain(): void
  onRetry(): void
}

/** Screen of `/min-konto/overfoer` in every state. */
export function DepositScreen(props: DepositScreenProps) {
  const t = useTexts()
  const { state, gate, bonus } = props
  const entering = state.name === 'amount' || state.name === 'card'
  const closed = entering && gate.name !== 'open'
  const aside = gate.name === 'open' && stepNumber(state) < 3 && (
    <DepositSummary
      amount={state.name === 'amount' ? state.amount : 'choice' in state ? state.choice.amount : null}
      bonus={bonus.name === 'known' ? bonus.bonus : null}
      limits={gate.limits}
      withCard={stepNumber(state) === 2}
    />
  )
  return (
    <Stack gap={8}>
      <Stack gap={5}>
        <Heading level={1} size={36}>
          {t('deposit.title')}
        </Heading>
        {(!closed || gate.name === 'loading') && (
          <Stepper
            label={t('deposit.steps')}
            steps={[t('deposit.step_amount'), t('deposit.step_card'), t('deposit.step_receipt')]}
            current={stepNumber(state)}
          />
        )}
      </Stack>
      <FormLayout aside={aside || undefined}>
        {closed ? <DepositClosed gate={gate} min={props.min} onRetry={props.onRetry} /> : <Step {...props} />}
      </FormLayout>
    </Stack>
  )
}

function Step(props: DepositScreenProps): ReactNode {
  const { state, gate } = props
  switch (state.name) {
    case 'amount':
      return (
        <AmountStep
          rules={{ min: props.min, left: gate.name === 'open' ? gate.left : null }}
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
      return <Card {...props} state={state} />
    case 'paying':
    case 'leaving':
    case 'unanswered':
      return <PaymentPanel state={state} here={props.here} onRepeat={props.onRepeat} />
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
          here={props.here}
          onAgain={props.onAskAgain}
          otherCard={state.amount === null ? null : { onClick: props.onOtherCard }}
          otherAmount={{ onClick: props.onOtherAmount }}
          focused
        />
      )
  }
}

function Card({ state, ...props }: DepositScreenProps & { readonly state: Extract<DepositState, { name: 'card' }> }) {
  const t = useTexts()
  const button = useButtons()
  const { cards } = props
  if (!props.secure) {
    return (
      <ErrorState
        title={t('deposit.not_secure_title')}
        action={<Button {...button('onward', { text: 'deposit.support' })} variant="secondary" href={`mailto:${props.supportEmail}`} />}
      >
        {t('deposit.not_secure_text')}
      </ErrorState>
    )
  }
  if (cards.name === 'loading') {
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
      key={state.attempt}
      amount={state.choice.amount}
      cards={cards.name === 'known' ? cards.cards : []}
      cardsFailed={cards.name === 'failed'}
      now={props.now}
      failure={state.failure}
      interrupted={props.interrupted}
      sealing={props.sealing}
      onPay={props.onPay}
      onChangeAmount={props.onOtherAmount}
    />
  )
}
