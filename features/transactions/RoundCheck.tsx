import { useRoundQuery } from './queries.ts'
import { type RoundCheckData, RoundCheckScreen } from './RoundCheckScreen.tsx'

interface RoundCheckProps {
  roundId: string
}

/** One round of the player, with the numbers that it was drawn from. */
export function RoundCheck({ roundId }: RoundCheckProps) {
  const { data, error, mutate } = useRoundQuery({ body: { roundId } })
  const loaded: RoundCheckData = data
    ? { type: 'known', ...data }
    : error
      ? error.code === 'ERR_NOT_FOUND' || error.code === 'ERR_VALIDATION'
        ? { type: 'missing' }
        : { type: 'failed', message: error.message, reference: error.details.reference ?? null }
      : { type: 'loading' }
  return <RoundCheckScreen data={loaded} onRetry={() => void mutate()} />
}
