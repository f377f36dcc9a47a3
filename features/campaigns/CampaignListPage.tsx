import { toLoadable } from '../api/Loadable.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { CampaignListScreen } from './CampaignListScreen.tsx'
import { useCampaignsQuery } from './queries.ts'
import { useCampaignVisitor } from './useCampaignVisitor.ts'

/** Route component of `/kampagner`. */
export function CampaignListPage() {
  const { site } = usePageContext()
  const { pausedUntil } = useCampaignVisitor()
  const campaigns = useCampaignsQuery()
  return (
    <CampaignListScreen
      data={toLoadable(campaigns, (list) => list.campaigns)}
      pausedUntil={pausedUntil}
      site={site}
      onRetry={() => void campaigns.mutate()}
    />
  )
}
