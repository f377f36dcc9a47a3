import { Alert, Button, Modal } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

interface MarketingDialogProps {
  open: boolean
  /** The answer that is being sent. */
  sending: 'accept' | 'decline' | null
  error: string | null
  onAnswer: (accepted: boolean) => void
}

/** Asks a player for consent to offers. Both answers are buttons of one variant; closing it is an answer, too: no. */
export function MarketingDialog({ open, sending, error, onAnswer }: MarketingDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Modal
      open={open}
      onOpenChange={() => sending === null && onAnswer(false)}
      size="sm"
      title={t('consent.offers_title')}
      description={t('consent.offers_text')}
      closeLabel={t('consent.close')}
      actions={
        <>
          <Button
            {...button('consentAnswer', { text: 'consent.offers_decline', loading: sending === 'decline' })}
            variant="secondary"
            disabled={sending === 'accept'}
            onClick={() => onAnswer(false)}
          />
          <Button
            {...button('consentAnswer', { text: 'consent.offers_accept', loading: sending === 'accept' })}
            variant="secondary"
            disabled={sending === 'decline'}
            onClick={() => onAnswer(true)}
          />
        </>
      }
    >
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
    </Modal>
  )
}
