import { usePageContext } from '../content/PageContext.tsx'
import { type CampaignListData, CampaignListScreen } from './CampaignListScreen.tsx'
import { useCampaignsQuery } from './queries.ts'
import { useCampaignVisitor } from './useCampaignVisitor.ts'

/** Route component of `/kampagner`. */
export function CampaignListPage() {
  const { site } = usePageContext()
  const { pausedUntil } = useCampaignVisitor()
  const { data: list, error, mutate } = useCampaignsQuery()
  const data: CampaignListData = list
    ? { type: 'ready', campaigns: list.campaigns }
    : error
      ? { type: 'failed', message: error.message }
      : { type: 'loading' }
  return <CampaignListScreen data={data} pausedUntil={pausedUntil} site={site} onRetry={() => void mutate()} />
}
