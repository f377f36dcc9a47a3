import { Alert, Button, EmptyState, Inline, Link, Stack, SwitchField, Text, TileGrid } from '@casino/design-system'
import { useCallback } from 'react'
import type { LoadMoreStatus } from '../../api/createPagedListHook.ts'
import type { Game } from '../../api/entities/game.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { gameListPageSize } from '../constants.ts'
import type { Favourites } from '../favourites/useFavourites.ts'
import { GameTile } from '../GameTile.tsx'
import { sharedMark } from '../marks.ts'
import type { GameListRoute } from '../model.ts'
import { gameListPathOf, gameListPaths } from '../paths.ts'
import { countFilters, type GameListQuery, gameListHref, skippedGames, withoutFilters } from './gameListQuery.ts'
import type { LiveJackpots } from './useLiveJackpots.ts'

interface GameListProps {
  games: readonly Game[]
  /** Number of games on all pages. */
  total: number
  /** Load state of further pages. */
  status: LoadMoreStatus
  route: GameListRoute
  path: string
  query: GameListQuery
  favourites: Favourites | null
  /** The list of jackpots: whether their amounts count, and the player's choice of that. */
  liveJackpots?: LiveJackpots
  onMore: () => void
}

const idOf = ({ id }: Game) => id

/** The games found, and a button that loads more. Without script the button is a link to the next page. */
export function GameList({ games, total, status, route, path, query, favourites, liveJackpots, onMore }: GameListProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const shape = route.kind === 'live' ? 'wide' : 'poster'
  const jackpot = liveJackpots && (liveJackpots.live ? 'counting' : 'still')
  const without = sharedMark(games)
  const renderTile = useCallback(
    (game: Game, index: number) => (
      <GameTile
        game={game}
        t={t}
        button={button}
        shape={shape}
        favourites={favourites}
        priority={index < 3}
        jackpot={jackpot}
        without={without}
      />
    ),
    [t, button, shape, favourites, jackpot, without],
  )
  if (games.length === 0) return <EmptyGameList query={query} path={path} route={route} />
  const shown = skippedGames(query) + games.length
  const nextPage = query.page + Math.ceil(games.length / gameListPageSize)
  return (
    <Stack gap={6}>
      {liveJackpots && (
        <Inline gap={3}>
          <SwitchField
            name="live"
            label={t('games.live_jackpots')}
            checked={liveJackpots.live}
            onChange={(event) => liveJackpots.onLive(event.currentTarget.checked)}
          />
        </Inline>
      )}
      {query.page > 1 && (
        <Link standalone href={gameListHref(path, { ...query, page: query.page - 1 })}>
          {t('games.previous_page')}
        </Link>
      )}
      <TileGrid items={games} getKey={idOf} shape={shape} restoreKey={gameListHref(path, query)}>
        {renderTile}
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
            href={gameListHref(path, { ...query, page: nextPage })}
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

type EmptyGameListProps = Pick<GameListProps, 'query' | 'path' | 'route'>

/** Empty state of a search without results, or of an empty list. */
function EmptyGameList({ query, path, route: { kind, category } }: EmptyGameListProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (countFilters(query) > 0)
    return (
      <EmptyState
        art="lens"
        title={t('games.none_filtered_title')}
        action={
          <Button
            {...button('back', { text: 'games.filter_clear' })}
            variant="secondary"
            href={gameListHref(path, withoutFilters(query))}
          />
        }
      >
        {t('games.none_filtered_text')}
      </EmptyState>
    )
  return query.search ? (
    <EmptyState
      art="lens"
      title={t('games.none_title', { search: query.search })}
      action={<Button {...button('back', { text: 'games.search_clear' })} variant="secondary" href={path} />}
    >
      {t('games.none_text')}
    </EmptyState>
  ) : (
    <EmptyState
      art="lens"
      title={t('games.empty_title')}
      action={
        <Button
          {...button('onward', { text: 'games.none_all' })}
          variant="secondary"
          href={kind && category ? gameListPathOf({ kind }) : gameListPaths.allGames}
        />
      }
    >
      {t('games.empty_text')}
    </EmptyState>
  )
}
