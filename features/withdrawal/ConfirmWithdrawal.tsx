import { Alert, Button, Stack, Stat, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr, formatKrShort, type Ore } from '../format/money.ts'
import type { DepositBonus } from './calls.ts'
import { FailureAlert } from './FailureAlert.tsx'
import type { WithdrawalState } from './model.ts'

export interface ConfirmWithdrawalProps {
  state: Extract<WithdrawalState, { type: 'confirming' }>
  busy: boolean
  bankDays: { min: number; max: number }
  supportEmail: string
  /** The bonus that the withdrawal ends, with its bonus money in øre. */
  lost: (DepositBonus & { money: Ore }) | null
  onRequest(): void
  onEdit(): void
}

/** The last confirmation, after MitID: what is withdrawn, where to, that it cannot be taken back, and which bonus it ends. */
export function ConfirmWithdrawal({ state, busy, bankDays, supportEmail, lost, onRequest, onEdit }: ConfirmWithdrawalProps) {
  const { draft, failure } = state
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Stack gap={6}>
      <Stat label={t('payout.confirm_amount')} value={formatKr(draft.amount)} size={36} />
      <Text>{t('payout.confirm_text', bankDays)}</Text>
      {lost && (
        <Alert tone="warning" title={t('payout.bonus_lost_title')}>
          {t('payout.bonus_lost', { name: lost.name, deposit: formatKrShort(lost.requiredDeposit) })}
          {lost.money > 0 && ` ${t('payout.bonus_lost_money', { money: formatKr(lost.money) })}`}
          {lost.spinsLeft > 0 && ` ${t('payout.bonus_lost_spins', { spins: lost.spinsLeft })}`}
        </Alert>
      )}
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
