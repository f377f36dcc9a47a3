import { toLoadable } from '../../api/Loadable.ts'
import { useSystemConfig } from '../../content/useSystemConfig.ts'
import { usePaused } from '../../session/usePaused.ts'
import { highestJackpots } from '../list/gameListQuery.ts'
import { useGamesQuery, useWinnersQuery } from '../queries.ts'
import { WinnersScreen } from './WinnersScreen.tsx'

/** Route component of `/nyevindere`. */
export function WinnersPage() {
  const query = useWinnersQuery()
  const jackpots = useGamesQuery(highestJackpots)
  const paused = usePaused()
  const { latestWins } = useSystemConfig('latestWins')
  return (
    <WinnersScreen
      data={toLoadable(query, ({ winners }) => winners)}
      jackpots={paused ? [] : (jackpots.data?.games ?? [])}
      rule={latestWins}
      onRetry={() => void query.mutate()}
    />
  )
}
