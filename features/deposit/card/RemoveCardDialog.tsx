import { Alert, ConfirmDialog } from '@casino/design-system'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { type StoredCardOption, storedCardLabel } from './storedCards.ts'

export interface RemoveCardDialogProps {
  card: StoredCardOption
  busy: boolean
  /** Localised message of a removal that failed. */
  error: string | null
  onConfirm(): void
  onCancel(): void
}

/** Asks before a stored card is removed. */
export function RemoveCardDialog({ card, busy, error, onConfirm, onCancel }: RemoveCardDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <ConfirmDialog
      open
      onConfirm={onConfirm}
      onCancel={onCancel}
      title={t('deposit.card_remove_title', { card: storedCardLabel(t, card) })}
      description={t('deposit.card_remove_text')}
      confirm={{ label: t('deposit.card_remove_confirm'), tone: 'danger', busyLabel: t('deposit.card_removing') }}
      cancel={{ label: t('deposit.card_keep'), theme: button('back').theme }}
      busy={busy}
    >
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
