import { toLoadable } from '../api/Loadable.ts'
import { useAccountBonusesQuery } from '../bonuses/queries.ts'
import { usePageContext } from '../content/PageContext.tsx'
import { CampaignListScreen } from './CampaignListScreen.tsx'
import { useCampaignsQuery } from './queries.ts'
import { useCampaignVisitor } from './useCampaignVisitor.ts'

/** Route component of `/kampagner`. */
export function CampaignListPage() {
  const { site } = usePageContext()
  const { loggedIn, pausedUntil } = useCampaignVisitor()
  const campaigns = useCampaignsQuery()
  const bonuses = useAccountBonusesQuery(loggedIn ? {} : null)
  return (
    <CampaignListScreen
      data={toLoadable(campaigns, (list) => list.campaigns)}
      pausedUntil={pausedUntil}
      bonuses={loggedIn ? (bonuses.data ?? { chosen: null, bonuses: [] }) : null}
      site={site}
      onRetry={() => void campaigns.mutate()}
    />
  )
}
