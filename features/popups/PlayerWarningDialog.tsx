import { Button, Link, Modal } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { minuteMs } from '../format/duration.ts'
import { paths, stopSpilletUrl } from '../navigation/paths.ts'

interface PlayerWarningDialogProps {
  /** Time since the login, in ms. */
  loggedInForMs: number
  onClose: () => void
}

/** Tells a player how long the session has lasted. Going on and pausing are buttons of one variant. */
export function PlayerWarningDialog({ loggedInForMs, onClose }: PlayerWarningDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const minutes = Math.floor(loggedInForMs / minuteMs)
  return (
    <Modal
      open
      onOpenChange={onClose}
      size="sm"
      title={t('modal.warning_title', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      description={t('modal.warning_text')}
      closeLabel={t('modal.close')}
      actions={
        <>
          <Button {...button('back', { text: 'modal.warning_continue' })} variant="secondary" onClick={onClose} />
          <Button {...button('onward', { text: 'modal.warning_pause' })} variant="secondary" href={paths.pause} onClick={onClose} />
        </>
      }
    >
      <Link standalone href={stopSpilletUrl} newTab>
        {t('modal.warning_help')}
      </Link>
    </Modal>
  )
}
