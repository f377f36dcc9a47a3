import { Button, EmptyState, ErrorState, PageBody, PageHeading, Rail, Stack, TileGrid } from '@casino/design-system'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Game } from '../../api/entities/game.ts'
import type { Loadable } from '../../api/Loadable.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { GameTile } from '../GameTile.tsx'
import { TilesSkeleton } from '../lobby/LobbySkeleton.tsx'
import { gameListPaths } from '../paths.ts'
import type { Favourites } from './useFavourites.ts'

interface FavouritesScreenProps {
  data: Loadable<readonly Game[]>
  /** Shown where the player has no favourites: the most played games, to begin with. */
  mostPlayed: readonly Game[]
  favourites: Favourites | null
  onRetry: () => void
}

const titleId = 'favourites-title'
const noGames: readonly Game[] = []
const idOf = ({ id }: Game) => id

/** The games that the player has marked, latest first. */
export function FavouritesScreen({ mostPlayed, ...props }: FavouritesScreenProps) {
  const t = useTranslations()
  const list = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(list, props.data)
  const offersGames = props.data.type === 'ready' && props.data.value.length === 0 && mostPlayed.length > 0
  useFocusAfterFirst(offersGames)
  return (
    <PageBody>
      <Stack gap={6}>
        <PageHeading title={t('games.favourites_title')} intro={t('games.favourites_intro')} id={titleId} />
        <div ref={list}>
          <FavouritesBody {...props} />
        </div>
        {offersGames && <MostPlayed games={mostPlayed} favourites={props.favourites} />}
      </Stack>
    </PageBody>
  )
}

/** A tile that is gone passes its focus to the heart of the next one, and the last to the heading. */
function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, data: Loadable<readonly Game[]>) {
  const games = data.type === 'ready' ? data.value : noGames
  const shownGames = useRef(games)
  useEffect(() => {
    const before = shownGames.current
    shownGames.current = games
    const removed = before.findIndex((game) => !games.some(({ id }) => id === game.id))
    if (removed === -1 || document.activeElement !== document.body) return
    const next = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]')[removed] ?? document.getElementById(titleId)
    next?.focus()
  }, [games, list])
}

/** The first heart ends the empty list, and the row of games with it: the focus moves to the heading. */
function useFocusAfterFirst(offersGames: boolean) {
  const offered = useRef(offersGames)
  useEffect(() => {
    if (offered.current && !offersGames && document.activeElement === document.body) document.getElementById(titleId)?.focus()
    offered.current = offersGames
  }, [offersGames])
}

type FavouritesBodyProps = Omit<FavouritesScreenProps, 'mostPlayed'>

function FavouritesBody({ data, favourites, onRetry }: FavouritesBodyProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const renderTile = useCallback(
    (game: Game, index: number) => <GameTile game={game} t={t} button={button} favourites={favourites} priority={index < 3} />,
    [t, button, favourites],
  )
  if (data.type === 'loading') return <TilesSkeleton count={6} />
  if (data.type === 'failed')
    return (
      <ErrorState title={t('games.favourites_failed')} action={<Button {...button('retry', { text: 'games.retry' })} onClick={onRetry} />}>
        {data.message}
      </ErrorState>
    )
  if (data.value.length === 0)
    return (
      <EmptyState
        art="heart"
        title={t('games.favourites_empty_title')}
        action={<Button {...button('onward', { text: 'games.all_games' })} variant="secondary" href={gameListPaths.allGames} />}
      >
        {t('games.favourites_empty_text')}
      </EmptyState>
    )
  return (
    <TileGrid items={data.value} getKey={idOf} restoreKey={gameListPaths.favourites}>
      {renderTile}
    </TileGrid>
  )
}

interface MostPlayedProps {
  games: readonly Game[]
  favourites: Favourites | null
}

function MostPlayed({ games, favourites }: MostPlayedProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const title = t('search.most_played')
  return (
    <Rail title={title} previousLabel={t('games.rail_previous', { title })} nextLabel={t('games.rail_next', { title })}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} t={t} button={button} favourites={favourites} />
      ))}
    </Rail>
  )
}
