import { Toast, ToastRegion } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'

export interface SystemNotificationProps {
  /** Danish sentence; null without one. */
  message: string | null
  onClose(): void
}

/**
 * The system notification of a network failure (specification, *Error catalogue*). It stays over the page, on every step, until it is
 * closed.
 */
export function SystemNotification({ message, onClose }: SystemNotificationProps) {
  const t = useTranslations()
  return (
    <ToastRegion label={t('site.notifications')}>
      <Toast
        open={message !== null}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        tone="danger"
        title={message}
        closeLabel={t('site.close_notice')}
      />
    </ToastRegion>
  )
}
