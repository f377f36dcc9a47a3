import { useWinnersQuery } from '../queries.ts'
import { type WinnersData, WinnersScreen } from './WinnersScreen.tsx'

/** Route component of `/nyevindere`. */
export function WinnersPage() {
  const { data: list, error, mutate } = useWinnersQuery()
  const data: WinnersData = list
    ? { type: 'ready', winners: list.winners }
    : error
      ? { type: 'failed', message: error.message }
      : { type: 'loading' }
  return <WinnersScreen data={data} onRetry={() => void mutate()} />
}
