import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Inline } from '@casino/design-system/components/Inline'
import { Modal } from '@casino/design-system/components/Modal'
import { Prose } from '@casino/design-system/components/Prose'
import { RadioCards } from '@casino/design-system/components/RadioCards'
import { Stack } from '@casino/design-system/components/Stack'
import { imageUrl } from '@casino/design-system/theme'
import { type FormEvent, useId, useState } from 'react'
import type { Bonus } from '../api/entities/bonus.ts'
import { bonusKindOf } from '../api/entities/bonusKind.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { BonusChoice } from './model.ts'

const noBonusValue = 'none'
const toRadioValue = (choice: BonusChoice | null) => (choice === null ? null : choice.type === 'none' ? noBonusValue : choice.code)

export interface BonusStepProps {
  bonuses: readonly Bonus[]
  /** Danish message when the bonuses could not be loaded; the player can continue without one. */
  loadError: string | null
  choice: BonusChoice | null
  /** The player submitted the step without a choice. */
  choiceMissing: boolean
  /** The bonus that was chosen before was refused. */
  refused?: boolean
  onChoose(choice: BonusChoice): void
  onContinue(): void
  onRetry(): void
}

/** Step 1. The options with and without a bonus are equally prominent; each offer shows its terms and a worked example. */
export function BonusStep({ bonuses, loadError, choice, choiceMissing, refused = false, onChoose, onContinue, onRetry }: BonusStepProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { brand } = usePageContext()
  const [openTerms, setOpenTerms] = useState<Bonus | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (choice === null) event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')?.focus()
    onContinue()
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={6}>
        {loadError && (
          <Alert
            tone="warning"
            action={<Button {...button('retry', { text: 'register.retry' })} variant="secondary" size="sm" onClick={onRetry} />}
          >
            {t('register.bonus_failed')}
          </Alert>
        )}
        {refused && (
          <Alert tone="danger" live>
            {t('register.bonus_refused')}
          </Alert>
        )}
        {!loadError && bonuses.length === 0 && <Alert tone="info">{t('register.bonus_none_offered')}</Alert>}
        {bonuses.slice(0, 1).map(({ bonusId, bonusRegisterContents: { bannerUrl, bannerByBrand } }) => (
          <BonusBanner key={bonusId} src={bannerByBrand[brand] ?? bannerUrl} />
        ))}
        <RadioCards
          theme="bonus"
          name="bonus"
          label={t('register.bonus_legend')}
          options={[...bonuses.map((bonus) => toBonusOption(bonus, t('register.bonus_example'))), toNoBonusOption(t)]}
          value={toRadioValue(choice)}
          onValueChange={(value) => {
            const chosen = bonuses.find(({ bonusCode }) => bonusCode === value)
            onChoose(chosen ? { type: bonusKindOf(chosen), code: chosen.bonusCode } : { type: 'none' })
          }}
          {...(choiceMissing && { error: t('register.bonus_missing') })}
          required
        />
        {bonuses.length > 0 && (
          <Inline gap={2}>
            {bonuses.map((bonus) => (
              <Button
                key={bonus.bonusId}
                {...button('bonusTerms', { values: { name: bonus.name } })}
                variant="secondary"
                size="sm"
                onClick={() => setOpenTerms(bonus)}
              />
            ))}
          </Inline>
        )}
        <FormActions>
          <Button {...button('registerBonus')} type="submit" size="lg" fullWidth />
        </FormActions>
      </Stack>
      <Modal
        open={openTerms !== null}
        onOpenChange={(open) => {
          if (!open) setOpenTerms(null)
        }}
        title={t('register.bonus_terms_title', { name: openTerms?.name ?? '' })}
        size="lg"
        closeLabel={t('register.close')}
      >
        {openTerms && <Prose html={openTerms.bonusRegisterContents.fullTerms} />}
      </Modal>
    </form>
  )
}

interface BonusBannerProps {
  src: string
}

/**
 * Decorative banner image. An SVG with a clip path, because no component has rounded images; the image is 16 : 9, since a source that is
 * itself an SVG would otherwise be fitted into the clip instead of covering it.
 */
function BonusBanner({ src }: BonusBannerProps) {
  const clip = useId()
  return (
    <svg viewBox="0 0 960 320" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="960" height="320" rx="32" />
      </clipPath>
      <image href={imageUrl(src, 960)} y="-110" width="960" height="540" preserveAspectRatio="xMidYMid slice" clipPath={`url(#${clip})`} />
    </svg>
  )
}

const toBonusOption = (
  { bonusCode, bonusRegisterContents: { checkboxText, bonusDetail, essentialTerms, example } }: Bonus,
  exampleLabel: string,
) => ({
  value: bonusCode,
  title: checkboxText,
  description: bonusDetail,
  meta: (
    <Stack gap={2} as="span">
      <span>{essentialTerms}</span>
      <span>
        {exampleLabel}: {example}
      </span>
    </Stack>
  ),
})

const toNoBonusOption = (t: ReturnType<typeof useTranslations>) => ({
  value: noBonusValue,
  title: t('register.bonus_none'),
  description: t('register.bonus_none_detail'),
})
