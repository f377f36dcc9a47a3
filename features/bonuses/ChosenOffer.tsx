import { Button, Card, Inline, Stack, Text } from '@casino/design-system'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { OfferTerms } from './OfferTerms.tsx'

interface ChosenOfferProps {
  offer: OfferedBonus
  busy: boolean
  onRemove(): void
}

/** A bonus that the next deposit grants. */
export function ChosenOffer({ offer, busy, onRemove }: ChosenOfferProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Card title={offer.name} headingLevel={2}>
      <Stack gap={4}>
        <Text weight="semibold">{t('campaign.chosen')}</Text>
        <OfferTerms offer={offer} />
        <Inline gap={2}>
          <Button {...button('onward', { text: 'campaign.chosen_deposit' })} href={paths.deposit} />
          <Button {...button('back', { text: 'campaign.chosen_remove' })} variant="ghost" disabled={busy} onClick={onRemove} />
        </Inline>
      </Stack>
    </Card>
  )
}
