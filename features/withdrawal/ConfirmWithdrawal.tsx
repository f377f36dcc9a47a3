import { Button, Stack, Stat, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import { FailureAlert } from './FailureAlert.tsx'
import type { WithdrawalState } from './model.ts'

export interface ConfirmWithdrawalProps {
  state: Extract<WithdrawalState, { type: 'confirming' }>
  busy: boolean
  bankDays: { min: number; max: number }
  supportEmail: string
  onRequest(): void
  onEdit(): void
}

/** The last confirmation, after MitID: what is withdrawn, where to, and that it cannot be taken back. */
export function ConfirmWithdrawal({ state: { draft, failure }, busy, bankDays, supportEmail, onRequest, onEdit }: ConfirmWithdrawalProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <Stat label={t('payout.confirm_amount')} value={formatKr(draft.amount)} size={36} />
      <Text>{t('payout.confirm_text', bankDays)}</Text>
      {failure && <FailureAlert failure={failure} supportEmail={supportEmail} />}
      <Stack gap={2}>
        <Button
          {...button('withdraw', { loading: busy, values: { amount: formatKr(draft.amount) } })}
          size="lg"
          fullWidth
          onClick={onRequest}
        />
        <Button {...button('back', { text: 'payout.edit' })} variant="ghost" size="lg" fullWidth disabled={busy} onClick={onEdit} />
      </Stack>
    </Stack>
  )
}
