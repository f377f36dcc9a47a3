import {
  ArticleCard,
  ArticleGrid,
  articleImageSizes,
  Button,
  EmptyState,
  ErrorState,
  PageBody,
  PageHeading,
  Skeleton,
  Stack,
  Text,
} from '@casino/design-system'
import type { OfferedBonus } from '../api/entities/offeredBonus.ts'
import type { Loadable } from '../api/Loadable.ts'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { bonusCodePath, campaignPath, paths } from '../navigation/paths.ts'
import { bonusStanding, type OwnBonuses } from './bonusStanding.ts'
import type { ListedCampaign } from './calls.ts'
import { PausedOffers } from './PausedOffers.tsx'

export interface CampaignListScreenProps {
  data: Loadable<readonly ListedCampaign[]>
  /** End of the active pause, UTC ms: a paused player sees no offers. */
  pausedUntil: number | null
  /** What the player has of each offer; null for a guest. */
  bonuses: OwnBonuses | null
  site: Pick<SiteInfo, 'name'>
  onRetry(): void
}

/** Screen of `/kampagner`: each campaign with the terms of its offer, where the player stands with it, and the way to use it. */
export function CampaignListScreen({ data, pausedUntil, bonuses, site, onRetry }: CampaignListScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <PageBody>
      <Stack gap={6}>
        <PageHeading title={t('campaign.title')} intro={t('campaign.intro')} />
        {pausedUntil !== null && <PausedOffers pausedUntil={pausedUntil} />}
        {data.type === 'loading' && <CampaignsSkeleton />}
        {data.type === 'failed' && (
          <ErrorState title={t('campaign.failed')} action={<Button {...button('retry', { text: 'campaign.retry' })} onClick={onRetry} />}>
            {data.message}
          </ErrorState>
        )}
        {data.type === 'ready' && (
          <CampaignCards
            campaigns={data.value.filter(({ offer }) => pausedUntil === null || offer === null)}
            bonuses={bonuses}
            site={site}
          />
        )}
      </Stack>
    </PageBody>
  )
}

interface CampaignCardsProps extends Pick<CampaignListScreenProps, 'bonuses' | 'site'> {
  campaigns: readonly ListedCampaign[]
}

function CampaignCards({ campaigns, bonuses, site }: CampaignCardsProps) {
  const t = useTranslations()
  const offerOf = useOfferOnCard(bonuses)
  if (campaigns.length === 0)
    return (
      <EmptyState art="ticket" title={t('campaign.empty_title')}>
        {t('campaign.empty_text')}
      </EmptyState>
    )
  return (
    <ArticleGrid>
      {campaigns.map(({ slug, title, subLine, image, offer, endDate }, index) => (
        <ArticleCard
          key={slug}
          href={campaignPath(slug)}
          title={insertSiteName(title, site)}
          subLine={insertSiteName(subLine, site)}
          {...(endDate !== null && { date: t('campaign.ends', { date: formatDate(endDate) }), dateTime: new Date(endDate).toISOString() })}
          {...(image && { image: { ...image, sizes: articleImageSizes(index, campaigns.length) } })}
          {...(offer && offerOf(offer))}
          priority={index < 2}
        />
      ))}
    </ArticleGrid>
  )
}

/** What a card says of its offer: the line of its terms with the rest folded, the player's part in it, and the next step. */
function useOfferOnCard(bonuses: CampaignListScreenProps['bonuses']) {
  const t = useTranslations()
  const button = useButtonProps()
  return (offer: OfferedBonus) => {
    const { bonusCode, keyTerms, essentialTerms, example, conditions } = offer
    const terms = [essentialTerms, ...conditions.map((condition) => `${condition}.`), example]
    const standing = bonuses && bonusStanding(offer, bonuses)
    return {
      ...(keyTerms
        ? {
            note: keyTerms,
            details: {
              label: t('campaign.details'),
              content: (
                <Stack gap={2}>
                  {terms.map((text) => (
                    <Text key={text} size={14} tone="muted">
                      {text}
                    </Text>
                  ))}
                </Stack>
              ),
            },
          }
        : { note: terms.join(' ') }),
      ...(standing && { status: t(`campaign.standing_${standing}`) }),
      action: standing ? (
        <Button {...button('onward', { text: 'campaign.see_own' })} variant="outline" href={paths.gamification} fullWidth />
      ) : bonuses ? (
        <Button {...button('onward', { text: 'campaign.use_code' })} variant="secondary" href={bonusCodePath(bonusCode)} fullWidth />
      ) : (
        <Button {...button('register')} variant="secondary" href={paths.register} fullWidth />
      ),
    }
  }
}

function CampaignsSkeleton() {
  const t = useTranslations()
  return (
    <div role="status" aria-label={t('campaign.loading')}>
      <ArticleGrid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="block" height={440} />
        ))}
      </ArticleGrid>
    </div>
  )
}
