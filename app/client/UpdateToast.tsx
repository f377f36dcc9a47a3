import { Button } from '@casino/design-system/components/Button'
import { Toast, ToastRegion } from '@casino/design-system/components/Toast'
import { useTranslations } from '@casino/features/content/useTranslations'
import { useIsReloadBlocked } from '@casino/features/session/reloadBlock'
import { useState } from 'react'

/**
 * Toast that offers to reload for a newer build; an open page is never reloaded automatically. It waits while a payment or a game round is
 * under way.
 */
export function UpdateToast() {
  const t = useTranslations()
  const [wanted, setWanted] = useState(true)
  const blocked = useIsReloadBlocked()
  return (
    <ToastRegion label={t('site.update_text')}>
      <Toast
        open={wanted && !blocked}
        onOpenChange={setWanted}
        tone="warning"
        title={t('site.update_text')}
        closeLabel={t('site.update_later')}
      >
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          {t('site.update_action')}
        </Button>
      </Toast>
    </ToastRegion>
  )
}
