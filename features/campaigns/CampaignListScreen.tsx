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
} from '@casino/design-system'
import type { Loadable } from '../api/Loadable.ts'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { campaignPath } from '../navigation/paths.ts'
import type { ListedCampaign } from './calls.ts'
import { PausedOffers } from './PausedOffers.tsx'

export interface CampaignListScreenProps {
  data: Loadable<readonly ListedCampaign[]>
  /** End of the active pause, UTC ms: a paused player sees no offers. */
  pausedUntil: number | null
  site: Pick<SiteInfo, 'name'>
  onRetry(): void
}

/** Screen of `/kampagner`: each campaign with the essential terms and the worked example of its offer. */
export function CampaignListScreen({ data, pausedUntil, site, onRetry }: CampaignListScreenProps) {
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
          <CampaignCards campaigns={data.value.filter(({ offer }) => pausedUntil === null || offer === null)} site={site} />
        )}
      </Stack>
    </PageBody>
  )
}

interface CampaignCardsProps extends Pick<CampaignListScreenProps, 'site'> {
  campaigns: readonly ListedCampaign[]
}

function CampaignCards({ campaigns, site }: CampaignCardsProps) {
  const t = useTranslations()
  if (campaigns.length === 0) return <EmptyState title={t('campaign.empty_title')}>{t('campaign.empty_text')}</EmptyState>
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
          {...(offer && { note: `${offer.essentialTerms} ${offer.example}` })}
          priority={index < 2}
        />
      ))}
    </ArticleGrid>
  )
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
