import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { DescriptionList } from '@casino/design-system/components/DescriptionList'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatMinutes } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import type { DepositOutcome } from './outcome.ts'
import { StatusPanel } from './StatusPanel.tsx'
import type { CancelPayment } from './useDepositOutcome.ts'

interface ApprovalPanelProps {
  payment: Extract<DepositOutcome, { type: 'approval' }>
  cancelPayment: CancelPayment
  level: 1 | 2
  focused: boolean
}

/** A payment that waits for the player at the bank or in MobilePay: the way there, and the way out. */
export function ApprovalPanel({ payment, cancelPayment, level, focused }: ApprovalPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { method, amount, url, secondsLeft } = payment
  return (
    <StatusPanel
      title={t(`deposit.approval_${method}_title`)}
      level={level}
      focused={focused}
      actions={
        <>
          <Button {...button('onward', { text: `deposit.approval_${method}_link` })} href={url} />
          <Button
            {...button('back', {
              text: 'deposit.approval_cancel',
              loading: cancelPayment.busy,
              loadingText: 'deposit.approval_cancelling',
            })}
            variant="secondary"
            onClick={() => cancelPayment.cancel(payment.depositLogId)}
          />
        </>
      }
    >
      <Text>{t(`deposit.approval_${method}_text`)}</Text>
      <Surface level="surface" padding={6} radius="lg" bordered>
        <DescriptionList
          items={[
            { term: t('deposit.summary_amount'), detail: formatKr(amount) },
            { term: t('deposit.approval_time'), detail: formatMinutes(secondsLeft) },
          ]}
        />
      </Surface>
      {cancelPayment.error && (
        <Alert tone="danger" live>
          {t('deposit.approval_not_cancelled', { reason: cancelPayment.error })}
        </Alert>
      )}
    </StatusPanel>
  )
}
