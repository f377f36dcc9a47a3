import { Button, Modal, ShapedImage, Stack, Text } from '@casino/design-system'
import { insertValues } from '../content/insertValues.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'

interface AgeRangeDialogProps extends Pick<SystemConfig, 'minAge' | 'ageRange'> {
  open: boolean
  onClose(): void
}

/** Shown for ages between the legal age and the site's minimum age (specification, *Validation rules*). */
export function AgeRangeDialog({ open, minAge, ageRange, onClose }: AgeRangeDialogProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { agePopupContent, agePopupLogo, agePopupMedia } = useSystemConfig('agePopupContent', 'agePopupLogo', 'agePopupMedia')
  const values = { minAge, ...ageRange }
  const text = agePopupContent ? insertValues(agePopupContent.content, values) : t('condition.age_range_text', values)
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={agePopupContent?.title ?? t('condition.age_range_title')}
      description={text}
      size="sm"
      closeLabel={t('condition.age_range_close')}
      actions={
        <>
          {agePopupContent?.buttonLink && (
            <Button {...button('onward', { children: agePopupContent.buttonText })} href={agePopupContent.buttonLink} />
          )}
          <Button
            {...button('back', { text: 'condition.age_range_close' })}
            {...(agePopupContent && !agePopupContent.buttonLink && { children: agePopupContent.buttonText })}
            variant={agePopupContent?.buttonLink ? 'secondary' : 'primary'}
            onClick={onClose}
          />
        </>
      }
    >
      <Stack gap={4}>
        {agePopupLogo && <ShapedImage path={agePopupLogo} shape="logo" alt="" />}
        {agePopupMedia && <ShapedImage path={agePopupMedia} shape="popup" alt="" />}
        {!agePopupContent && (
          <Text size={14} tone="muted">
            {t('condition.age_range_help')}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}
