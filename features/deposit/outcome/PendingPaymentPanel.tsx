import { Button, Skeleton, Text, useFocusAfterRemoval } from '@casino/design-system'
import type { Ref } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr } from '../../format/money.ts'
import { paths } from '../../navigation/paths.ts'
import { depositHref } from '../depositUrl.ts'
import type { PendingPayment } from '../paymentSchemas.ts'
import { StatusPanel } from './StatusPanel.tsx'

interface PendingPaymentPanelProps {
  payment: PendingPayment
  /** Of the panel, which takes the focus of the form. */
  ref: Ref<HTMLElement>
}

/**
 * Replaces the form while an earlier payment is not over, even one from another device: nothing is paid twice by mistake. When it ends
 * elsewhere, the page keeps its focus.
 */
export function PendingPaymentPanel({ payment, ref }: PendingPaymentPanelProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { type } = payment
  const amount = formatKr(payment.amount)
  const title = t(`deposit.pending_${type}_title`, { amount })
  const action =
    type === 'checking' ? (
      <Button {...button('onward', { text: 'deposit.receipt_history' })} variant="secondary" href={paths.transactions} />
    ) : (
      <Button
        {...button('onward', { text: `deposit.pending_${type}_open` })}
        href={depositHref({ step: 'receipt', amount: payment.amount, bonusCode: '', depositLogId: payment.depositLogId })}
      />
    )
  return (
    <div ref={useFocusAfterRemoval()}>
      <section ref={ref} tabIndex={-1} aria-label={title}>
        <StatusPanel title={title} actions={action} focused={false}>
          <Text>{t(`deposit.pending_${type}_text`, { amount })}</Text>
          {type === 'checking' && <Skeleton shape="block" height={8} />}
        </StatusPanel>
      </section>
    </div>
  )
}
