import { toLoadable } from '../api/Loadable.ts'
import { useRun } from '../api/useRun.ts'
import { bonusCodeParam } from '../navigation/paths.ts'
import { useRawSearch } from '../navigation/useSearchState.ts'
import { AccountLayout } from '../session/AccountLayout.tsx'
import { AccountBonusesScreen } from './AccountBonusesScreen.tsx'
import { useAccountBonuses } from './useAccountBonuses.ts'

/** Route component of `/min-konto/kampagne`. */
export function AccountBonusesPage() {
  const { bonuses, pausedUntil, state, dispatch, busy, look, join, cancel, removeChoice } = useAccountBonuses()
  const code = new URLSearchParams(useRawSearch()).get(bonusCodeParam) ?? ''
  const run = useRun()
  return (
    <AccountLayout current="gamification">
      <AccountBonusesScreen
        data={toLoadable(bonuses)}
        state={state}
        busy={busy}
        filledCode={code}
        pausedUntil={pausedUntil}
        onLook={(code) => run(look(code))}
        onJoin={(offer) => run(join(offer))}
        onCancel={(bonus) => run(cancel(bonus))}
        onRemoveChoice={() => run(removeChoice())}
        onEvent={dispatch}
        onRetry={() => void bonuses.mutate()}
      />
    </AccountLayout>
  )
}
