import { Breadcrumb } from '@casino/design-system/components/Breadcrumb'
import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { LeadImage } from '@casino/design-system/components/LeadImage'
import { Prose } from '@casino/design-system/components/Prose'
import { Skeleton } from '@casino/design-system/components/Skeleton'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { paths } from '../content/paths.ts'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { CampaignOfferCard } from './CampaignOfferCard.tsx'
import type { CampaignDetail } from './calls.ts'
import { PausedOffers } from './PausedOffers.tsx'

/** Load state of a campaign. */
export type CampaignDetailData = { type: 'loading' } | { type: 'notFound' } | { type: 'ready'; campaign: CampaignDetail }

export interface CampaignDetailScreenProps {
  data: CampaignDetailData
  loggedIn: boolean
  /** End of the active pause, UTC ms: a paused player sees no offer. */
  pausedUntil: number | null
  site: Pick<SiteInfo, 'name'>
}

/** Screen of `/kampagner/:slug`. The terms stand beside the offer, before the text about it. */
export function CampaignDetailScreen({ data, loggedIn, pausedUntil, site }: CampaignDetailScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (data.type === 'notFound')
    return (
      <PageBody>
        <ErrorState
          headingLevel={1}
          title={t('campaign.not_found')}
          action={<Button {...button('onward', { text: 'campaign.back' })} href={paths.campaigns} />}
        >
          {t('campaign.not_found_text')}
        </ErrorState>
      </PageBody>
    )
  if (data.type === 'loading') return <CampaignSkeleton />
  const { title, subLine, image, endDate, offer, body, link } = data.campaign
  const name = insertSiteName(title, site)
  return (
    <PageBody width="prose">
      <Stack gap={6} as="article">
        <Breadcrumb
          label={t('campaign.path')}
          items={[{ label: t('menu.home'), href: paths.home }, { label: t('campaign.title'), href: paths.campaigns }, { label: name }]}
        />
        <Stack gap={3}>
          <Heading level={1} size={36}>
            {name}
          </Heading>
          {endDate !== null && (
            <Text size={14} tone="muted">
              <time dateTime={new Date(endDate).toISOString()}>{t('campaign.ends', { date: formatDate(endDate) })}</time>
            </Text>
          )}
          <Text size={18}>{insertSiteName(subLine, site)}</Text>
        </Stack>
        {image && <LeadImage image={image} />}
        {offer &&
          (pausedUntil === null ? <CampaignOfferCard offer={offer} loggedIn={loggedIn} /> : <PausedOffers pausedUntil={pausedUntil} />)}
        {!(offer && pausedUntil !== null) && <Prose html={insertSiteName(body, site)} />}
        <Stack gap={3}>
          {link && !offer && (
            <div>
              <Button {...button('onward')} href={link.url}>
                {link.text}
              </Button>
            </div>
          )}
          <div>
            <Button {...button('back', { text: 'campaign.back' })} variant="secondary" href={paths.campaigns} />
          </div>
        </Stack>
      </Stack>
    </PageBody>
  )
}

function CampaignSkeleton() {
  const t = useTranslations()
  return (
    <PageBody width="prose">
      <div role="status" aria-label={t('campaign.loading_one')}>
        <Stack gap={6}>
          <Skeleton shape="title" width="24rem" />
          <Skeleton shape="block" height={360} />
          <Skeleton shape="block" height={240} />
        </Stack>
      </div>
    </PageBody>
  )
}
