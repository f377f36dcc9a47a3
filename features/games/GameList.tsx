import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TileGrid } from '@casino/design-system/components/TileGrid'
import { EmptyState } from '@casino/design-system/patterns/EmptyState'
import { useCallback } from 'react'
import type { Game } from '../config/entities/game.ts'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { GameTile } from './GameTile.tsx'
import { type ListQuery, type ListRoute, listHref, type MoreState, pageSize } from './model.ts'
import { listPaths } from './paths.ts'

interface GameListProps {
  readonly games: readonly Game[]
  /** Number of games on all pages. */
  readonly total: number
  /** Load state of further pages. */
  readonly status: MoreState['status']
  readonly route: ListRoute
  readonly path: string
  readonly query: ListQuery
  readonly onMore: () => void
}

const idOf = ({ id }: Game) => id

/** The games found, and a button that loads more. Without script the button is a link to the next page. */
export function GameList({ games, total, status, route, path, query, onMore }: GameListProps) {
  const t = useTexts()
  const button = useButtons()
  const shape = route.kind === 'live' ? 'wide' : 'poster'
  const showJackpot = route.category === 'jackpot'
  const draw = useCallback(
    (game: Game, index: number) => (
      <GameTile game={game} t={t} button={button} shape={shape} priority={index < 3} showJackpot={showJackpot} />
    ),
    [t, button, shape, showJackpot],
  )
  if (games.length === 0) return <NothingFound query={query} path={path} />
  const before = (query.page - 1) * pageSize
  const shown = before + games.length
  const nextPage = query.page + Math.ceil(games.length / pageSize)
  return (
    <Stack gap={6}>
      {query.page > 1 && <Link href={listHref(path, { ...query, page: query.page - 1 })}>{t('games.previous_page')}</Link>}
      <TileGrid items={games} keyOf={idOf} shape={shape} restoreKey={listHref(path, query)}>
        {draw}
      </TileGrid>
      {status === 'failed' && <Alert tone="danger" live title={t('games.more_failed')} />}
      {shown < total && (
        <Stack gap={3} align="center">
          <Text size={14} tone="muted">
            {t('games.showing', { shown, total })}
          </Text>
          <Button
            {...button('showMore', {
              children: status === 'failed' ? t('games.retry') : t('games.show_more'),
              loading: status === 'loading',
              loadingText: 'games.loading',
            })}
            variant="secondary"
            href={listHref(path, { ...query, page: nextPage })}
            onClick={(event) => {
              event.preventDefault()
              onMore()
            }}
          />
        </Stack>
      )}
    </Stack>
  )
}

/** Empty state of a search without results, or of an empty list. */
function NothingFound({ query, path }: Pick<GameListProps, 'query' | 'path'>) {
  const t = useTexts()
  const button = useButtons()
  return query.search ? (
    <EmptyState
      title={t('games.none_title', { search: query.search })}
      action={<Button {...button('back', { text: 'games.search_clear' })} variant="secondary" href={path} />}
    >
      {t('games.none_text')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('games.empty_title')}
      action={<Button {...button('onward', { text: 'games.none_all' })} variant="secondary" href={listPaths.allGames} />}
    >
      {t('games.empty_text')}
    </EmptyState>
  )
}
