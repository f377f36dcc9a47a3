import { Button, EmptyState, Heading, Logo, PageBody, RadioCards, Stack } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr, type Ore } from '../../format/money.ts'
import { useFocusWhenGone } from '../../forms/useFocusWhenGone.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { paths } from '../../navigation/paths.ts'
import { type DepositScreenProps, DepositStep } from '../DepositScreen.tsx'
import { DepositUnavailable } from '../DepositUnavailable.tsx'
import { type AmountRules, amountFault } from '../eligibility.ts'
import { PendingPaymentPanel } from '../outcome/PendingPaymentPanel.tsx'
import { PaymentStep } from '../PaymentStep.tsx'
import { TabCloseCountdown } from './TabCloseCountdown.tsx'

export interface QuickDepositScreenProps extends DepositScreenProps {
  siteName: string
  /** The player has a bonus or a card to choose first, which the page of the deposit offers. */
  needsMainDeposit: boolean
  /** Time after which the receipt closes the tab. */
  receiptSeconds: number
}

/** Screen of the quick deposit. It has its own tab and no header, so it renders a logo that links to the start page. */
export function QuickDepositScreen({ siteName, needsMainDeposit, receiptSeconds, ...props }: QuickDepositScreenProps) {
  const t = useTranslations()
  const isReceipt = props.state.type === 'receipt' && props.receipt.outcome.type === 'approved'
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Logo name={siteName} href={paths.home} />
        <Heading level={1} size={28}>
          {t('quick_deposit.title')}
        </Heading>
        {needsMainDeposit ? <MainDepositHint /> : <QuickStep {...props} />}
        {isReceipt && <TabCloseCountdown seconds={receiptSeconds} onClose={() => window.close()} />}
      </Stack>
    </PageBody>
  )
}

function MainDepositHint() {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <EmptyState title={t('quick_deposit.main_title')} action={<Button {...button('topUp')} href={paths.deposit} />}>
      {t('quick_deposit.main_text')}
    </EmptyState>
  )
}

function QuickStep(props: DepositScreenProps) {
  const { state, eligibility, amounts, earlier, payment, supportEmail, actions } = props
  const t = useTranslations()
  const isForm = state.type === 'amount' || state.type === 'payment'
  // amount and payment are one form, so that the choice of an amount keeps the focus
  const region = useStepFocus(isForm)
  const panel = useFocusWhenGone<HTMLElement>(!earlier.pending)
  if (state.type !== 'amount' && state.type !== 'payment') return <DepositStep {...props} />
  if (earlier.pending) return <PendingPaymentPanel ref={panel} payment={earlier.pending} />
  if (eligibility.type !== 'open') return <DepositUnavailable eligibility={eligibility} min={amounts.min} onRetry={actions.onRetry} />
  return (
    <section ref={region} tabIndex={-1} aria-label={t('quick_deposit.title')}>
      <Stack gap={8}>
        <AmountChoice state={state} amounts={amounts} payment={payment} actions={actions} rules={eligibility.rules} />
        {state.type === 'payment' && (
          <PaymentStep
            key={state.choice.amount}
            state={state}
            payment={payment}
            supportEmail={supportEmail}
            onMethod={actions.onMethod}
            onPay={actions.onPay}
            onChangeAmount={null}
            focused={false}
          />
        )}
      </Stack>
    </section>
  )
}

interface AmountChoiceProps extends Pick<DepositScreenProps, 'state' | 'amounts' | 'payment' | 'actions'> {
  rules: AmountRules
}

/** The configured amounts. None is preselected, and an amount beyond the limits cannot be chosen. */
function AmountChoice({ state, amounts, rules, payment, actions }: AmountChoiceProps) {
  const t = useTranslations()
  const chosen = state.type === 'payment' ? state.choice.amount : null
  const failure = 'failure' in state && state.type === 'amount' ? state.failure : null
  const choose = (amount: Ore) => {
    if (state.type === 'payment') actions.onOtherAmount()
    actions.onChoose({ amount, bonusCode: '' })
  }
  return (
    <RadioCards
      label={t('quick_deposit.amount')}
      name="amount"
      options={amounts.quick.map((amount) => {
        const fault = amountFault(amount, rules)
        return {
          value: String(amount),
          title: formatKr(amount),
          disabled: fault !== null,
          ...(fault === 'aboveLimit' && { description: t('quick_deposit.above_limit') }),
        }
      })}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => {
        const amount = amounts.quick.find((each) => String(each) === value)
        if (amount !== undefined) choose(amount)
      }}
      disabled={payment.encryptionStatus === 'busy'}
      {...(failure && { error: failure.message })}
    />
  )
}
