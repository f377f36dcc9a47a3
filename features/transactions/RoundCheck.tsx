import { toLoadable } from '../api/Loadable.ts'
import { useRoundQuery } from './queries.ts'
import { RoundCheckScreen } from './RoundCheckScreen.tsx'

interface RoundCheckProps {
  roundId: string
}

/** One round of the player, with the numbers that it was drawn from. */
export function RoundCheck({ roundId }: RoundCheckProps) {
  const query = useRoundQuery({ body: { roundId } })
  const { code } = query.error ?? {}
  const missing = !query.data && (code === 'ERR_NOT_FOUND' || code === 'ERR_VALIDATION')
  return <RoundCheckScreen data={missing ? { type: 'missing' } : toLoadable(query)} onRetry={() => void query.mutate()} />
}
