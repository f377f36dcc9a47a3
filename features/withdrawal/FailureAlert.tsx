import { Alert, Link } from '@casino/design-system'
import { supportHref } from '../content/supportHref.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import type { WithdrawalFailure } from './model.ts'

interface FailureAlertProps {
  failure: WithdrawalFailure
  supportEmail: string
}

/**
 * A failed request with its way out: the same button, which withdraws once, or the contact service. Each text that comes and goes has its
 * own element: React cannot remove one that a translator has replaced.
 */
export function FailureAlert({ failure: { kind, message, reference }, supportEmail }: FailureAlertProps) {
  const t = useTranslations()
  return (
    <Alert tone="danger" title={t(kind === 'repeat' ? 'payout.no_answer_title' : 'payout.failed_title')} live>
      <span>{message}</span> {kind === 'repeat' && <span>{t('payout.no_answer_text')}</span>}{' '}
      {kind === 'support' && <Link href={supportHref(supportEmail)}>{supportEmail || t('menu.contact')}</Link>}
      {reference && <span> {t('payout.reference', { reference })}</span>}
    </Alert>
  )
}
