import { Button, EmptyState, Heading, Inline, Link, Logo, PageBody, RadioCards, Stack, Stepper, Text } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr, type Ore } from '../../format/money.ts'
import { useFocusWhenGone } from '../../forms/useFocusWhenGone.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { paths } from '../../navigation/paths.ts'
import { type DepositScreenProps, DepositStep } from '../DepositScreen.tsx'
import { DepositUnavailable } from '../DepositUnavailable.tsx'
import { type AmountRules, amountFault, type RemainingLimit } from '../eligibility.ts'
import type { TransferHistory } from '../history/transferHistory.ts'
import { stepNumber } from '../model.ts'
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
  const button = useButtonProps()
  const isReceipt = props.state.type === 'receipt' && props.receipt.outcome.type === 'approved'
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Inline gap={3} justify="between">
          <Logo name={siteName} href={paths.home} />
          {!isReceipt && (
            // the tab closes where a script opened it
            <Button
              {...button('back', { text: 'quick_deposit.cancel' })}
              variant="ghost"
              href={paths.overview}
              onClick={() => window.close()}
            />
          )}
        </Inline>
        <Stack gap={5}>
          <Heading level={1} size={28}>
            {t('quick_deposit.title')}
          </Heading>
          {!needsMainDeposit && (
            <Stepper
              label={t('deposit.steps')}
              steps={[t('deposit.step_amount'), t('deposit.step_payment'), t('deposit.step_receipt')]}
              current={stepNumber(props.state, props.receipt.outcome.type)}
            />
          )}
        </Stack>
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
    <EmptyState art="coins" title={t('quick_deposit.main_title')} action={<Button {...button('topUp')} href={paths.deposit} />}>
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
        <Stack gap={4}>
          <AmountChoice
            state={state}
            offered={offeredAmounts(amounts.quick, lastAmount(earlier.transfers))}
            payment={payment}
            actions={actions}
            rules={eligibility.rules}
          />
          <LimitLeft limit={eligibility.rules.limit} />
        </Stack>
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

interface LimitLeftProps {
  limit: RemainingLimit | null
}

/** What the tightest limit leaves, with the way to the limits. */
function LimitLeft({ limit }: LimitLeftProps) {
  const t = useTranslations()
  return (
    <Text size={14} tone="muted">
      {limit && t('quick_deposit.left', { left: formatKr(limit.left), limit: t(`deposit.limit_${limit.period}`) })}{' '}
      <Link href={paths.limitations}>{t('deposit.summary_limits')}</Link>
    </Text>
  )
}

/** Amount of the player's last deposit, øre; null without one among the latest payments, and while they load. */
const lastAmount = (history: TransferHistory): Ore | null =>
  (history.type === 'ready' && history.value.find(({ type, state }) => type === 'deposit' && state === 'implemented')?.amount.value) || null

interface OfferedAmount {
  amount: Ore
  /** As the player deposited last. */
  isLast: boolean
}

/** The last amount first, then the configured ones. */
const offeredAmounts = (configured: readonly Ore[], last: Ore | null): readonly OfferedAmount[] => [
  ...(last === null ? [] : [{ amount: last, isLast: true }]),
  ...configured.filter((amount) => amount !== last).map((amount) => ({ amount, isLast: false })),
]

interface AmountChoiceProps extends Pick<DepositScreenProps, 'state' | 'payment' | 'actions'> {
  offered: readonly OfferedAmount[]
  rules: AmountRules
}

/** None is preselected, and an amount beyond the limits cannot be chosen. */
function AmountChoice({ state, offered, rules, payment, actions }: AmountChoiceProps) {
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
      options={offered.map(({ amount, isLast }) => {
        const fault = amountFault(amount, rules)
        return {
          value: String(amount),
          title: formatKr(amount),
          disabled: fault !== null,
          ...(isLast && { description: t('quick_deposit.last') }),
          ...(fault === 'aboveLimit' && { description: t('quick_deposit.above_limit') }),
        }
      })}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => {
        const choice = offered.find(({ amount }) => String(amount) === value)
        if (choice) choose(choice.amount)
      }}
      disabled={payment.encryptionStatus === 'busy'}
      {...(failure && { error: failure.message })}
    />
  )
}
