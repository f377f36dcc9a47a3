import { usePageContext } from '../content/PageContext.tsx'
import { type CampaignDetailData, CampaignDetailScreen } from './CampaignDetailScreen.tsx'
import type { CampaignDetail } from './calls.ts'
import { useCampaignQuery } from './queries.ts'
import { useCampaignVisitor } from './useCampaignVisitor.ts'

interface CampaignDetailPageProps {
  slug: string
}

/** Route component of `/kampagner/:slug`. Every failure shows that the page does not exist, as an article does. */
export function CampaignDetailPage({ slug }: CampaignDetailPageProps) {
  const { site } = usePageContext()
  const visitor = useCampaignVisitor()
  const query = useCampaignQuery({ body: { slug } })
  // the server sends null for a campaign that it could not load
  const campaign: CampaignDetail | null | undefined = query.data
  const data: CampaignDetailData = campaign
    ? { type: 'ready', campaign }
    : campaign === null || query.error
      ? { type: 'notFound' }
      : { type: 'loading' }
  return <CampaignDetailScreen data={data} site={site} {...visitor} />
}
