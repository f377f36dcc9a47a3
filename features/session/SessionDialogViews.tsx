import { Button } from '@casino/design-system/components/Button'
import { Modal, preloadModal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'

export { preloadModal }

interface SessionDialogViewsProps {
  readonly open: 'expired' | 'lost'
  /** A navigation to another page has started. */
  readonly leaving: boolean
  onLogin(): void
  /** Continues as a guest. */
  onGuest(): void
  onRetry(): void
}

const stay = () => undefined

/** Session-expired and connection-lost dialogs. Neither can be dismissed, because the page behind them no longer works. */
export function SessionDialogViews({ open, leaving, onLogin, onGuest, onRetry }: SessionDialogViewsProps) {
  const t = useTexts()
  const button = useButtons()
  if (open === 'lost') {
    return (
      <Modal
        open
        mandatory
        onOpenChange={stay}
        size="sm"
        title={t('authentication.lost_title')}
        description={t('authentication.lost_text')}
        closeLabel={t('authentication.close')}
        actions={<Button {...button('retry', { text: 'authentication.lost_retry' })} onClick={onRetry} />}
      >
        <Text size={14} tone="muted">
          {t('authentication.lost_money')}
        </Text>
      </Modal>
    )
  }
  return (
    <Modal
      open
      mandatory
      onOpenChange={stay}
      size="sm"
      title={t('authentication.expired_title')}
      description={t('authentication.expired_text')}
      closeLabel={t('authentication.close')}
      actions={
        <>
          <Button {...button('sessionLogin', { loading: leaving })} onClick={onLogin} />
          <Button {...button('sessionGuest')} variant="secondary" disabled={leaving} onClick={onGuest} />
        </>
      }
    />
  )
}
