import { Button } from '@casino/design-system/components/Button'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Text } from '@casino/design-system/components/Text'
import { useTexts } from '../config/useTexts.tsx'
import { formatKr } from '../format/money.ts'
import { loginPath, paths } from '../session/paths.ts'
import type { DepositState } from './model.ts'
import { StatusPanel } from './StatusPanel.tsx'

interface PaymentPanelProps {
  readonly state: Extract<DepositState, { name: 'paying' | 'leaving' | 'unanswered' }>
  /** Path that the login page comes back to. */
  readonly here: string
  onRepeat(): void
}

/** The card form gives way to this: a payment is under way, leaves for the bank, or was not answered. */
export function PaymentPanel({ state, here, onRepeat }: PaymentPanelProps) {
  const t = useTexts()
  const amount = formatKr(state.choice.amount)
  if (state.name === 'paying') {
    return (
      <StatusPanel title={t('deposit.paying_title')} focused>
        <Text>{t('deposit.paying_text', { amount, card: state.card.label })}</Text>
        <Skeleton shape="block" height={8} />
      </StatusPanel>
    )
  }
  if (state.name === 'leaving') {
    return (
      <StatusPanel
        title={t('deposit.leaving_title')}
        actions={
          <Button variant="secondary" href={state.url}>
            {t('deposit.leaving_link')}
          </Button>
        }
        focused
      >
        {t('deposit.leaving_text', { amount })}
      </StatusPanel>
    )
  }
  const { code } = state.failure
  const history = (
    <Button variant="ghost" href={paths.transactions}>
      {t('deposit.receipt_history')}
    </Button>
  )
  if (code === 'ERR_UNAUTHENTICATED') {
    return (
      <StatusPanel
        title={t('deposit.unanswered_title')}
        actions={<Button href={loginPath({ redirect: here })}>{t('deposit.log_in')}</Button>}
        focused
      >
        {t('deposit.unanswered_login')}
      </StatusPanel>
    )
  }
  return (
    <StatusPanel
      title={t('deposit.unanswered_title')}
      actions={
        <>
          <Button onClick={onRepeat}>{t('deposit.try_again')}</Button>
          {history}
        </>
      }
      focused
    >
      <Text>{t(code === 'ERR_NETWORK' ? 'deposit.unanswered_offline' : 'deposit.unanswered_text', { amount })}</Text>
      {code === 'ERR_RATE_LIMITED' && <Text tone="muted">{state.failure.message}</Text>}
    </StatusPanel>
  )
}
