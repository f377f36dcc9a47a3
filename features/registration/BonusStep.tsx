import { Alert, Button, FormActions, Modal, Prose, RadioCards, Stack } from '@casino/design-system'
import { imageUrl } from '@casino/design-system/theme'
import { type FormEvent, useState } from 'react'
import type { Bonus } from '../api/entities/bonus.ts'
import { bonusKindOf } from '../api/entities/bonusKind.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { BonusOfferTerms } from './BonusOfferTerms.tsx'
import { toBonusBanner } from './bonusBanner.ts'
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

/** Step 1. Any offer and going on without one are cards of one choice; each offer has its own image, terms and a worked example. */
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
        <RadioCards
          theme="bonus"
          name="bonus"
          label={t('register.bonus_legend')}
          options={[
            ...bonuses.map((bonus) => {
              const banner = toBonusBanner(bonus, brand)
              return {
                value: banner.bonusCode,
                title: banner.checkBoxText,
                ...(!banner.keyTerms && { description: banner.message }),
                media: <BonusImage src={banner.bonusBannerUrl} />,
                meta: (
                  <BonusOfferTerms
                    banner={banner}
                    conditions={bonus.conditions}
                    example={bonus.bonusRegisterContents.example}
                    onOpenTerms={() => setOpenTerms(bonus)}
                  />
                ),
              }
            }),
            { value: noBonusValue, title: t('register.bonus_none'), description: t('register.bonus_none_detail') },
          ]}
          value={toRadioValue(choice)}
          onValueChange={(value) => {
            const chosen = bonuses.find(({ bonusCode }) => bonusCode === value)
            onChoose(chosen ? { type: bonusKindOf(chosen), code: chosen.bonusCode } : { type: 'none' })
          }}
          {...(choiceMissing && { error: t('register.bonus_missing') })}
          required
        />
        <FormActions>
          <Button {...button('registerBonus')} type="submit" size="lg" fullWidth />
        </FormActions>
      </Stack>
      <Modal
        open={openTerms !== null}
        onOpenChange={(open) => {
          if (!open) setOpenTerms(null)
        }}
        title={openTerms ? t('register.bonus_terms_title', { name: openTerms.name }) : ''}
        size="lg"
        closeLabel={t('register.close')}
      >
        {openTerms && <Prose html={openTerms.bonusRegisterContents.fullTerms} />}
      </Modal>
    </form>
  )
}

interface BonusImageProps {
  src: string
}

/** Decorative band of the offer's image, 4 : 1. The image is 16 : 9, since a source that is itself an SVG would be fitted instead of covering. */
function BonusImage({ src }: BonusImageProps) {
  return (
    <svg viewBox="0 0 960 240" aria-hidden="true">
      <image href={imageUrl(src, 640)} y="-150" width="960" height="540" preserveAspectRatio="xMidYMid slice" />
    </svg>
  )
}
