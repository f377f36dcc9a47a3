import { Alert, Button, DescriptionList, Surface, Text } from '@casino/design-system'
import { supportHref } from '../../content/supportHref.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatMinutes } from '../../format/date.ts'
import { formatKr } from '../../format/money.ts'
import type { ApprovalPage, DepositOutcome } from './outcome.ts'
import { StatusPanel } from './StatusPanel.tsx'
import type { CancelPayment } from './useDepositOutcome.ts'

interface ApprovalPanelProps {
  payment: Extract<DepositOutcome, { type: 'approval' }>
  /** Opens a bank's page on top of this one; null when the bank's page replaces it. */
  onOpenBank: ((depositLogId: string, page: ApprovalPage) => void) | null
  cancelPayment: CancelPayment
  supportEmail: string
  level: 1 | 2
  focused: boolean
}

/** A payment that waits for the player at the bank or in MobilePay: the way there, and the way out. */
export function ApprovalPanel({ payment, onOpenBank, cancelPayment, supportEmail, level, focused }: ApprovalPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { method, amount, page, secondsLeft } = payment
  return (
    <StatusPanel
      title={t(`deposit.approval_${method}_title`)}
      level={level}
      focused={focused}
      actions={
        <>
          {page ? (
            <ApprovalLink payment={payment} page={page} onOpenBank={onOpenBank} />
          ) : (
            <Button {...button('onward', { text: 'deposit.support' })} variant="secondary" href={supportHref(supportEmail)} />
          )}
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
      {page ? <Text>{t(`deposit.approval_${method}_text`)}</Text> : <Alert tone="danger">{t('deposit.approval_page_refused')}</Alert>}
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

interface ApprovalLinkProps extends Pick<ApprovalPanelProps, 'payment' | 'onOpenBank'> {
  page: ApprovalPage
}

/** The way to MobilePay or to the bank, whose page is opened by a form post. */
function ApprovalLink({ payment, page, onOpenBank }: ApprovalLinkProps) {
  const button = useButtonProps()
  const { method, depositLogId } = payment
  const props = button('onward', { text: `deposit.approval_${method}_link` })
  if (method === 'mobilepay') return <Button {...props} href={page.url} />
  if (onOpenBank) return <Button {...props} onClick={() => onOpenBank(depositLogId, page)} />
  return (
    <form method="post" action={page.url}>
      {Object.entries(page.parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...props} type="submit" fullWidth />
    </form>
  )
}
