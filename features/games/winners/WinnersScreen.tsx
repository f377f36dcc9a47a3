import { Button, EmptyState, ErrorState, PageBody, PageHeading, Skeleton, Stack } from '@casino/design-system'
import type { Game } from '../../api/entities/game.ts'
import type { Winner } from '../../api/entities/winner.ts'
import type { Loadable } from '../../api/Loadable.ts'
import type { SystemConfig } from '../../content/systemConfig.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKrShort } from '../../format/money.ts'
import { Jackpots } from '../lobby/Jackpots.tsx'
import { gameListPaths } from '../paths.ts'
import { WinList } from './WinList.tsx'

interface WinnersScreenProps {
  data: Loadable<readonly Winner[]>
  /** Games with the highest jackpots now; none for a paused player. */
  jackpots: readonly Game[]
  /** Which wins are shown. */
  rule: SystemConfig['latestWins']
  onRetry: () => void
}

/** The latest wins: game, hour and amount, never the player. It says which wins these are. */
export function WinnersScreen({ data, jackpots, rule, onRetry }: WinnersScreenProps) {
  const t = useTranslations()
  const { hours, count } = rule
  const values = { from: formatKrShort(rule.from), hours, count }
  return (
    <PageBody>
      <Stack gap={10}>
        <Stack gap={6}>
          <PageHeading title={t('games.winners_title')} intro={t('games.winners_intro', values)} />
          <WinnersBody data={data} emptyText={t('games.winners_empty_text', values)} onRetry={onRetry} />
        </Stack>
        {jackpots.length > 0 && (
          <Jackpots
            title={t('games.winners_jackpots')}
            more={{ text: t('games.winners_all_jackpots'), url: gameListPaths.jackpots }}
            games={jackpots}
          />
        )}
      </Stack>
    </PageBody>
  )
}

interface WinnersBodyProps extends Omit<WinnersScreenProps, 'rule' | 'jackpots'> {
  emptyText: string
}

function WinnersBody({ data, emptyText, onRetry }: WinnersBodyProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (data.type === 'loading') return <Skeleton shape="block" height={480} />
  if (data.type === 'failed')
    return (
      <ErrorState title={t('games.winners_failed')} action={<Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />}>
        {data.message}
      </ErrorState>
    )
  if (data.value.length > 0) return <WinList winners={data.value} />
  return (
    <EmptyState
      art="podium"
      title={t('games.winners_empty_title')}
      action={<Button {...button('onward', { text: 'games.all_games' })} variant="secondary" href={gameListPaths.allGames} />}
    >
      {emptyText}
    </EmptyState>
  )
}
