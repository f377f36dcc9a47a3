import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

interface SessionDialogViewsProps {
  dialog: 'expired' | 'lost'
  /** A navigation to another page has started. */
  navigating: boolean
  onLogin(): void
  /** Continues as a guest. */
  onContinueAsGuest(): void
  onRetry(): void
}

const noop = () => undefined

/** Session-expired and connection-lost dialogs. Neither can be dismissed, because the page behind them no longer works. */
export function SessionDialogViews({ dialog, navigating, onLogin, onContinueAsGuest, onRetry }: SessionDialogViewsProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (dialog === 'lost') {
    return (
      <Modal
        open
        mandatory
        onOpenChange={noop}
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
      onOpenChange={noop}
      size="sm"
      title={t('authentication.expired_title')}
      description={t('authentication.expired_text')}
      closeLabel={t('authentication.close')}
      actions={
        <>
          <Button {...button('sessionLogin', { loading: navigating })} onClick={onLogin} />
          <Button {...button('sessionGuest')} variant="secondary" disabled={navigating} onClick={onContinueAsGuest} />
        </>
      }
    />
  )
}
