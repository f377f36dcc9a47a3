import { Alert } from '@casino/design-system/components/Alert'
import { Link } from '@casino/design-system/components/Link'
import { useTranslations } from '../content/useTranslations.tsx'
import type { WithdrawalFailure } from './model.ts'

interface FailureAlertProps {
  failure: WithdrawalFailure
  supportEmail: string
}

/** A failed request with its way out: the same button again, which withdraws once, or the contact service. */
export function FailureAlert({ failure: { kind, message, reference }, supportEmail }: FailureAlertProps) {
  const t = useTranslations()
  return (
    <Alert tone="danger" title={t(kind === 'repeat' ? 'payout.no_answer_title' : 'payout.failed_title')} live>
      {message} {kind === 'repeat' && t('payout.no_answer_text')}{' '}
      {kind === 'support' && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
      {reference && ` ${t('payout.reference', { reference })}`}
    </Alert>
  )
}
