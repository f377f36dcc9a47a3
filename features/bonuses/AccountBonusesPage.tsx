import { useThrowToBoundary } from '../api/useThrowToBoundary.ts'
import { bonusCodeParam } from '../navigation/paths.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { type CampaignsData, CampaignsScreen } from './AccountBonusesScreen.tsx'
import { useCampaigns } from './useAccountBonuses.ts'

/** Route component of `/min-konto/kampagne`. */
export function CampaignsPage() {
  const { campaigns, pausedUntil, state, dispatch, busy, look, join, cancel, removeChoice } = useCampaigns()
  const code = new URLSearchParams(useRawSearch()).get(bonusCodeParam) ?? ''
  const throwToBoundary = useThrowToBoundary()
  const run = (work: Promise<void>) => void work.catch(throwToBoundary)
  const data: CampaignsData = campaigns.data
    ? { type: 'ready', campaigns: campaigns.data }
    : campaigns.error
      ? { type: 'failed', message: campaigns.error.message, reference: campaigns.error.details.reference ?? null }
      : { type: 'loading' }
  return (
    <AccountLayout current="gamification">
      <CampaignsScreen
        data={data}
        state={state}
        busy={busy}
        filledCode={code}
        pausedUntil={pausedUntil}
        onLook={(code) => run(look(code))}
        onJoin={(offer) => run(join(offer))}
        onCancel={(bonus) => run(cancel(bonus))}
        onRemoveChoice={() => run(removeChoice())}
        onEvent={dispatch}
        onRetry={() => void campaigns.mutate()}
      />
    </AccountLayout>
  )
}
