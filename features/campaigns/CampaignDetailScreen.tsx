import { ArticlePage, ArticleSkeleton, Button, ErrorState, PageBody, Prose, Stack } from '@casino/design-system'
import { insertSiteName, type SiteInfo } from '../content/siteSettings.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { paths } from '../navigation/paths.ts'
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

/** Screen of `/kampagner/:slug`. The terms are shown with the offer, before its text. */
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
  if (data.type === 'loading') return <ArticleSkeleton label={t('campaign.loading_one')} />
  const { title, subLine, image, endDate, offer, body, link } = data.campaign
  const name = insertSiteName(title, site)
  return (
    <ArticlePage
      breadcrumb={{
        label: t('campaign.path'),
        items: [{ label: t('menu.home'), href: paths.home }, { label: t('campaign.title'), href: paths.campaigns }, { label: name }],
      }}
      title={name}
      dates={
        endDate !== null && <time dateTime={new Date(endDate).toISOString()}>{t('campaign.ends', { date: formatDate(endDate) })}</time>
      }
      lead={insertSiteName(subLine, site)}
      {...(image && { image })}
    >
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
    </ArticlePage>
  )
}
