import { createQueryHook } from '../../api/createQueryHook.ts'
import type { gamesCalls } from '../calls.ts'
import { type WinnersData, WinnersScreen } from './WinnersScreen.tsx'

const useGamesQuery = createQueryHook<typeof gamesCalls>('games')

/** Route component of `/nyevindere`. */
export function WinnersPage() {
  const { data: list, error, mutate } = useGamesQuery('winners', {})
  const data: WinnersData = list
    ? { type: 'ready', winners: list.winners }
    : error
      ? { type: 'failed', message: error.message }
      : { type: 'loading' }
  return <WinnersScreen data={data} onRetry={() => void mutate()} />
}
