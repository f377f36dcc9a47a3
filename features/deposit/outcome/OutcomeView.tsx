import { Alert, Button, Skeleton, Text } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr, type Ore } from '../../format/money.ts'
import { loginPath, paths } from '../../navigation/paths.ts'
import type { TransferHistory } from '../history/transferHistory.ts'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { failureMessage } from './failureMessage.ts'
import type { ApprovalPage, DepositOutcome } from './outcome.ts'
import { Receipt } from './Receipt.tsx'
import { RefusedPanel } from './RefusedPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import type { CancelPayment } from './useDepositOutcome.ts'

export interface OutcomeViewProps {
  outcome: DepositOutcome
  /** Balance after the deposit; null while it loads. */
  balance: Ore | null
  history: TransferHistory
  supportEmail: string
  /** Path to return to after login. */
  currentPath: string
  level?: 1 | 2
  /** False when rendered on initial load: the page title is announced first. */
  focused: boolean
  onRetry(): void
  cancelPayment: CancelPayment
  /** Opens a bank's page on top of this one; null when the bank's page replaces it. */
  onOpenBank: ((depositLogId: string, page: ApprovalPage) => void) | null
  /** Recovery actions; links where the screen has no card step. */
  otherMethod: { href: string } | { onClick: () => void } | null
  otherAmount: { href: string } | { onClick: () => void }
}

/** Payment outcome, in each of its states. */
export function OutcomeView(props: OutcomeViewProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { paymentErrorTexts } = useSystemConfig('paymentErrorTexts')
  const { outcome, level = 2, focused } = props
  const history = (
    <Button key="history" {...button('onward', { text: 'deposit.receipt_history' })} variant="secondary" href={paths.transactions} />
  )
  switch (outcome.type) {
    case 'approved':
      return <Receipt payment={outcome} balance={props.balance} history={props.history} level={level} focused={focused} />
    case 'declined':
      return (
        <RefusedPanel
          code={outcome.code}
          message={failureMessage(
            {
              code: outcome.code,
              message: t(`error.${outcome.code}`),
              data: outcome.providerCode ? { providerCode: outcome.providerCode } : {},
            },
            t,
            paymentErrorTexts,
          )}
          supportEmail={props.supportEmail}
          otherMethod={props.otherMethod}
          otherAmount={props.otherAmount}
          level={level}
          focused={focused}
        />
      )
    case 'returned':
      return (
        <StatusPanel
          title={t('deposit.returned_title')}
          level={level}
          focused={focused}
          actions={[
            history,
            <Button key="deposit" {...button('back', { text: 'deposit.back_to_deposit' })} variant="ghost" {...props.otherAmount} />,
          ]}
        >
          <Alert tone="warning">{t(`error.${outcome.code}`)}</Alert>
          <Text>{t('deposit.returned_text', { amount: formatKr(outcome.amount) })}</Text>
        </StatusPanel>
      )
    case 'waiting':
      return (
        <StatusPanel title={t('deposit.waiting_title')} level={level} focused={focused}>
          <Text>{t('deposit.waiting_text')}</Text>
          <Skeleton shape="block" height={8} />
          {outcome.offline && (
            <Alert tone="warning" live>
              {t('deposit.waiting_offline')}
            </Alert>
          )}
        </StatusPanel>
      )
    case 'approval':
      return (
        <ApprovalPanel
          payment={outcome}
          onOpenBank={props.onOpenBank}
          cancelPayment={props.cancelPayment}
          supportEmail={props.supportEmail}
          level={level}
          focused={focused}
        />
      )
    case 'given-up':
      return (
        <StatusPanel
          title={t('deposit.given_up_title')}
          level={level}
          focused={focused}
          actions={[
            history,
            <Button key="again" {...button('retry', { text: 'deposit.ask_again' })} variant="ghost" onClick={props.onRetry} />,
          ]}
        >
          {t('deposit.given_up_text')}
        </StatusPanel>
      )
    case 'unknown':
      return (
        <StatusPanel
          title={t('deposit.unknown_title')}
          level={level}
          focused={focused}
          actions={[
            history,
            <Button key="deposit" {...button('back', { text: 'deposit.back_to_deposit' })} variant="ghost" {...props.otherAmount} />,
          ]}
        >
          {t('deposit.unknown_text')}
        </StatusPanel>
      )
    case 'logged-out':
      return (
        <StatusPanel
          title={t('deposit.logged_out_title')}
          level={level}
          focused={focused}
          actions={<Button {...button('onward', { text: 'deposit.log_in' })} href={loginPath({ redirect: props.currentPath })} />}
        >
          {t('deposit.logged_out_text')}
        </StatusPanel>
      )
  }
}
