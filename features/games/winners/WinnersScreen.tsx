import { Amount, Button, DataTable, EmptyState, ErrorState, Link, PageBody, PageHeading, Skeleton, Stack } from '@casino/design-system'
import type { Loadable } from '../../api/Loadable.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatDateTime } from '../../format/date.ts'
import { formatKr } from '../../format/money.ts'
import type { Winner } from '../calls.ts'
import { gameListPaths, gamePath } from '../paths.ts'

interface WinnersScreenProps {
  data: Loadable<readonly Winner[]>
  onRetry: () => void
}

/** The latest wins: game, hour and amount, never the player. */
export function WinnersScreen({ data, onRetry }: WinnersScreenProps) {
  const t = useTranslations()
  return (
    <PageBody>
      <Stack gap={6}>
        <PageHeading title={t('games.winners_title')} intro={t('games.winners_intro')} />
        <WinnersBody data={data} onRetry={onRetry} />
      </Stack>
    </PageBody>
  )
}

function WinnersBody({ data, onRetry }: WinnersScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (data.type === 'loading') return <Skeleton shape="block" height={480} />
  if (data.type === 'failed')
    return (
      <ErrorState title={t('games.winners_failed')} action={<Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />}>
        {data.message}
      </ErrorState>
    )
  return (
    <DataTable
      caption={t('games.winners_caption')}
      columns={[
        { id: 'game', header: t('games.winners_game'), primary: true },
        { id: 'time', header: t('games.winners_time') },
        { id: 'win', header: t('games.winners_win'), align: 'end' },
      ]}
      rows={data.value.map(({ game, win, wonAt }, index) => ({
        id: String(index),
        cells: {
          game: (
            <Link standalone href={gamePath(game, 'money')}>
              {game.name}
            </Link>
          ),
          time: formatDateTime(wonAt),
          win: <Amount value={formatKr(win)} />,
        },
      }))}
      empty={
        <EmptyState
          title={t('games.winners_empty_title')}
          action={<Button {...button('onward', { text: 'games.all_games' })} variant="secondary" href={gameListPaths.allGames} />}
        >
          {t('games.winners_empty_text')}
        </EmptyState>
      }
    />
  )
}
