import { Button } from '@casino/design-system/components/Button'
import { Modal } from '@casino/design-system/components/Modal'
import { Text } from '@casino/design-system/components/Text'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'

interface AgeRangeDialogProps extends Pick<SystemConfig, 'minAge' | 'ageRange'> {
  open: boolean
  onClose(): void
}

/** Shown for ages between the legal age and the site's minimum age (specification, *Validation rules*). */
export function AgeRangeDialog({ open, minAge, ageRange, onClose }: AgeRangeDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={t('condition.age_range_title')}
      description={t('condition.age_range_text', { minAge, ...ageRange })}
      size="sm"
      closeLabel={t('condition.age_range_close')}
      actions={<Button {...button('back', { text: 'condition.age_range_close' })} onClick={onClose} />}
    >
      <Text size={14} tone="muted">
        {t('condition.age_range_help')}
      </Text>
    </Modal>
  )
}
