import { Button, Toast, ToastRegion } from '@casino/design-system'
import { useTranslations } from '@casino/features/content/useTranslations'
import { useIsReloadBlocked } from '@casino/features/session/reloadBlock'
import { useState } from 'react'
import type { ReloadOffer } from './appStore.ts'

interface ReloadToastProps {
  reason: ReloadOffer
}

/** Toast that offers to reload; an open page is never reloaded automatically. It waits while a payment or a game round is under way. */
export function ReloadToast({ reason }: ReloadToastProps) {
  const t = useTranslations()
  const [wanted, setWanted] = useState(true)
  const blocked = useIsReloadBlocked()
  const text = t(`site.${reason}_text`)
  return (
    <ToastRegion label={text}>
      <Toast open={wanted && !blocked} onOpenChange={setWanted} tone="warning" title={text} closeLabel={t('site.reload_later')}>
        <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
          {t(`site.${reason}_action`)}
        </Button>
      </Toast>
    </ToastRegion>
  )
}
