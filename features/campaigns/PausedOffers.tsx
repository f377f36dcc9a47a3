import { Alert } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'

interface PausedOffersProps {
  /** End of the pause, UTC ms. */
  pausedUntil: number
}

/** Why a paused player sees no offers. */
export function PausedOffers({ pausedUntil }: PausedOffersProps) {
  const t = useTranslations()
  return (
    <Alert tone="info" title={t('campaign.paused_title')}>
      {t('campaign.paused_offers', { date: formatLongDate(pausedUntil) })}
    </Alert>
  )
}
