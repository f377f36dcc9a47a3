import { toLoadable } from '../../api/Loadable.ts'
import { useWinnersQuery } from '../queries.ts'
import { WinnersScreen } from './WinnersScreen.tsx'

/** Route component of `/nyevindere`. */
export function WinnersPage() {
  const query = useWinnersQuery()
  return <WinnersScreen data={toLoadable(query, ({ winners }) => winners)} onRetry={() => void query.mutate()} />
}
