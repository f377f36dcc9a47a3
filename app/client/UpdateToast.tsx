import { Button } from '@casino/design-system/components/Button'
import { Toast, ToastRegion } from '@casino/design-system/components/Toast'
import { useTranslations } from '@casino/features/content/useTranslations'
import { useState } from 'react'

/** Toast that offers to reload for a newer build; an open page is never reloaded automatically. */
export function UpdateToast() {
  const t = useTranslations()
  const [open, setOpen] = useState(true)
  return (
    <ToastRegion label={t('site.update_text')}>
      <Toast open={open} onOpenChange={setOpen} tone="warning" title={t('site.update_text')} closeLabel={t('site.update_later')}>
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          {t('site.update_action')}
        </Button>
      </Toast>
    </ToastRegion>
  )
}
