import { createQueryHook } from '../api/createQueryHook.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { type CampaignListData, CampaignListScreen } from './CampaignListScreen.tsx'
import type { campaignsCalls } from './calls.ts'
import { useCampaignVisitor } from './useCampaignVisitor.ts'

const useCampaignsQuery = createQueryHook<typeof campaignsCalls>('campaigns')

/** Route component of `/kampagner`. */
export function CampaignListPage() {
  const { site } = usePageContext()
  const { pausedUntil } = useCampaignVisitor()
  const { data: list, error, mutate } = useCampaignsQuery('list', {})
  const data: CampaignListData = list
    ? { type: 'ready', campaigns: list.campaigns }
    : error
      ? { type: 'failed', message: error.message }
      : { type: 'loading' }
  return <CampaignListScreen data={data} pausedUntil={pausedUntil} site={site} onRetry={() => void mutate()} />
}
