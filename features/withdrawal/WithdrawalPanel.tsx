import { Alert, Button, EmptyState, Stack } from '@casino/design-system'
import { lazyComponent, useLazyComponent } from '@casino/design-system/lazy'
import { useEffect } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDay } from '../format/date.ts'
import { formatKr, formatKrShort, type Ore } from '../format/money.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { paths } from '../navigation/paths.ts'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import type { WithdrawalStatus } from './calls.ts'
import { bonusEndedBy, type WithdrawalState, withdrawalEligibilityOf } from './model.ts'
import type { WithdrawalFormProps } from './WithdrawalForm.tsx'
import { WithdrawalFormSkeleton } from './WithdrawalFormSkeleton.tsx'

const withdrawalForm = lazyComponent<WithdrawalFormProps>(async () => (await import('./WithdrawalForm.tsx')).WithdrawalForm)

export interface WithdrawalPanelProps {
  status: WithdrawalStatus
  state: WithdrawalState
  /** The request is sent, or the browser is on its way to the identity provider. */
  busy: boolean
  /** `min`: the smallest withdrawal, øre; `now`: server time, UTC ms. */
  rules: { min: Ore; bankDays: { min: number; max: number }; now: number }
  supportEmail: string
  /** The player is in ROFUS, and cannot close the account to have less than the minimum paid out. */
  withdrawalOnly?: boolean
  /** The amount was chosen: a step-up follows, or the last confirmation. */
  onSubmit(amount: Ore): void
  onRequest(): void
  onEdit(): void
}

/** The step of the withdrawal: amount, last confirmation, what was requested, or why there is nothing to withdraw. */
export function WithdrawalPanel(props: WithdrawalPanelProps) {
  const t = useTranslations()
  const { type } = props.state
  // a page that opens with the last confirmation was left for the identity provider: it goes on there
  const region = useStepFocus<WithdrawalState['type']>(type, 'editing')
  return (
    <section ref={region} tabIndex={-1} aria-label={t(type === 'confirming' ? 'payout.confirm_title' : 'payout.title')}>
      <WithdrawalStep {...props} />
    </section>
  )
}

function WithdrawalStep(props: WithdrawalPanelProps) {
  const { status, state, busy, rules, supportEmail, onSubmit, onRequest, onEdit, withdrawalOnly = false } = props
  const t = useTranslations()
  const button = useButtonProps()
  useEffect(() => withdrawalForm.preload(), [])
  const Form = useLazyComponent(withdrawalForm, state.type === 'editing')
  const eligibility = withdrawalEligibilityOf(status, rules.min)
  if (state.type === 'requested') {
    const { expectedOn } = state.withdrawal
    return (
      <Stack gap={4}>
        <Alert tone="success" title={t('payout.requested_title', { amount: formatKr(state.withdrawal.amount) })} live>
          {t('payout.requested_text', rules.bankDays)}
          {expectedOn !== null && ` ${t('payout.expected', { date: formatDay(expectedOn) })}`}
        </Alert>
        {eligibility.type === 'open' && (
          <div>
            <Button {...button('back', { text: 'payout.another' })} variant="secondary" onClick={onEdit} />
          </div>
        )}
      </Stack>
    )
  }
  if (state.type === 'confirming') {
    const shared = { busy, supportEmail, onRequest, onEdit }
    const ended = bonusEndedBy(state.draft.amount, status)
    return <ConfirmWithdrawal {...shared} state={state} bankDays={rules.bankDays} lost={ended && { ...ended, money: status.bonus }} />
  }
  if (eligibility.type === 'open') {
    return Form ? (
      <Form
        rules={{ min: rules.min, max: status.withdrawable }}
        amount={state.amount}
        failure={state.failure}
        confirmed={status.confirmedUntil !== null}
        busy={busy}
        supportEmail={supportEmail}
        onSubmit={onSubmit}
      />
    ) : (
      <WithdrawalFormSkeleton />
    )
  }
  const values = { min: formatKrShort(rules.min), left: formatKrShort(status.withdrawable) }
  const kind = withdrawalOnly && eligibility.type === 'belowMinimum' ? 'belowMinimumRofus' : eligibility.type
  const wayOut = {
    empty: { text: 'payout.to_transactions', href: paths.transactions },
    belowMinimum: { text: 'payout.to_closing', href: paths.limitations },
    belowMinimumRofus: { text: 'payout.to_contact', href: paths.contact },
  } as const
  const { text, href } = wayOut[kind]
  return (
    <EmptyState
      art="coins"
      title={t(`payout.${eligibility.type}_title`, values)}
      action={<Button {...button('onward', { text })} variant="secondary" href={href} />}
    >
      {t(`payout.${kind}_text`, values)}
    </EmptyState>
  )
}
