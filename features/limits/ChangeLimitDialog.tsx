import { Modal } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { ChangeLimitForm, type ChangeLimitFormProps } from './ChangeLimitForm.tsx'

/** Dialog to change one limit. In a chunk of its own: most visits to the page change nothing. Cannot be closed while saving. */
export function ChangeLimitDialog(props: ChangeLimitFormProps) {
  const t = useTranslations()
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open && !props.busy) props.onClose()
      }}
      title={t('limitations.change_title', {
        period: t(`limitations.period_${props.limit.period}`),
        kind: t(`limitations.kind_${props.limit.kind}`),
      })}
      size="sm"
      closeLabel={t('limitations.close')}
    >
      <ChangeLimitForm {...props} />
    </Modal>
  )
}
