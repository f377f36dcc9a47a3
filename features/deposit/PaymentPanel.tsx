import { Button, Skeleton, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { loginPath, paths } from '../navigation/paths.ts'
import type { DepositState } from './model.ts'
import { StatusPanel } from './outcome/StatusPanel.tsx'

interface PaymentPanelProps {
  state: Extract<DepositState, { type: 'paying' | 'unanswered' }>
  /** Path to return to after login. */
  currentPath: string
  onRepeat(): void
}

/** Replaces the card form while a payment is in flight or has no certain result. */
export function PaymentPanel({ state, currentPath, onRepeat }: PaymentPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const amount = formatKr(state.choice.amount)
  if (state.type === 'paying') {
    return (
      <StatusPanel title={t('deposit.paying_title')} focused>
        <Text>{t('deposit.paying_text', { amount, method: state.method.label })}</Text>
        <Skeleton shape="block" height={8} />
      </StatusPanel>
    )
  }
  const { code } = state.failure
  const history = <Button {...button('onward', { text: 'deposit.receipt_history' })} variant="ghost" href={paths.transactions} />
  if (code === 'ERR_UNAUTHENTICATED') {
    return (
      <StatusPanel
        title={t('deposit.unanswered_title')}
        actions={<Button {...button('onward', { text: 'deposit.log_in' })} href={loginPath({ redirect: currentPath })} />}
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
          <Button {...button('retry', { text: 'deposit.try_again' })} onClick={onRepeat} />
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
