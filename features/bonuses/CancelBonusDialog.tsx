import { Alert, ConfirmDialog, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import type { AccountBonus } from './calls.ts'
import type { AccountBonusesState } from './model.ts'

interface CancelBonusDialogProps {
  state: AccountBonusesState
  busy: boolean
  onCancel(bonus: AccountBonus): void
  onDismiss(): void
}

/** Asks before a bonus is given up, and says what is lost. */
export function CancelBonusDialog({ state, busy, onCancel, onDismiss }: CancelBonusDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (state.type !== 'cancelling') return null
  const { bonus, error } = state
  return (
    <ConfirmDialog
      open
      onConfirm={() => onCancel(bonus)}
      onCancel={onDismiss}
      title={t('campaign.cancel_title', { name: bonus.name })}
      description={t('campaign.cancel_text')}
      confirm={{ label: t('campaign.cancel_confirm'), tone: 'danger', busyLabel: t('campaign.cancel_busy') }}
      cancel={{ label: t('campaign.cancel_back'), theme: button('back').theme }}
      busy={busy}
    >
      <Stack gap={3}>
        {bonus.money > 0 && <Text>{t('campaign.cancel_money', { money: formatKr(bonus.money) })}</Text>}
        {bonus.spinsLeft > 0 && <Text>{t('campaign.cancel_spins', { spins: bonus.spinsLeft })}</Text>}
        <Text>{t('campaign.cancel_rounds')}</Text>
        <Text>{t('campaign.cancel_own')}</Text>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
