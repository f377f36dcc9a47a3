import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TileGrid } from '@casino/design-system/components/TileGrid'
import { EmptyState } from '@casino/design-system/patterns/EmptyState'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { useCallback } from 'react'
import type { Game } from '../api/entities/game.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { GameTile } from './GameTile.tsx'
import { TilesSkeleton } from './LobbySkeleton.tsx'
import { gameListPaths } from './paths.ts'
import type { Favourites } from './useFavourites.ts'

export type FavouritesData = { type: 'loading' } | { type: 'failed'; message: string } | { type: 'ready'; games: readonly Game[] }

interface FavouritesScreenProps {
  data: FavouritesData
  favourites: Favourites | null
  onRetry: () => void
}

const idOf = ({ id }: Game) => id

/** The games that the player has marked, latest first. */
export function FavouritesScreen(props: FavouritesScreenProps) {
  const t = useTranslations()
  return (
    <PageBody>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('games.favourites_title')}</Heading>
          <Text tone="muted">{t('games.favourites_intro')}</Text>
        </Stack>
        <FavouritesBody {...props} />
      </Stack>
    </PageBody>
  )
}

function FavouritesBody({ data, favourites, onRetry }: FavouritesScreenProps) {
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
  if (data.games.length === 0)
    return (
      <EmptyState
        title={t('games.favourites_empty_title')}
        action={<Button {...button('onward', { text: 'games.all_games' })} variant="secondary" href={gameListPaths.allGames} />}
      >
        {t('games.favourites_empty_text')}
      </EmptyState>
    )
  return (
    <TileGrid items={data.games} getKey={idOf} restoreKey={gameListPaths.favourites}>
      {renderTile}
    </TileGrid>
  )
}
