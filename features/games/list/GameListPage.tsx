import { Button, ErrorState } from '@casino/design-system'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { CallOutput } from '../../api/contract.ts'
import { createPagedListHook } from '../../api/createPagedListHook.ts'
import type { Game } from '../../api/entities/game.ts'
import type { ListPage } from '../../api/mergePages.ts'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { useSearchState } from '../../navigation/useSearchState.ts'
import type { gamesCalls } from '../calls.ts'
import { FavouriteNotice } from '../favourites/FavouriteNotice.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { TilesSkeleton } from '../lobby/LobbySkeleton.tsx'
import type { GameListRoute } from '../model.ts'
import { useGamesQuery } from '../queries.ts'
import { GameList } from './GameList.tsx'
import { GameListLayout } from './GameListLayout.tsx'
import { type GameListQuery, gameListHref, gameListInput, parseGameListSearch, skippedGames, toGameListSearch } from './gameListQuery.ts'
import { jackpotRefreshMs, useLiveJackpots } from './useLiveJackpots.ts'

const useGamesList = createPagedListHook('games.list')

const toPage = ({ games, total }: CallOutput<typeof gamesCalls.list>): ListPage<Game> => ({ items: games, total })
const idOf = ({ id }: Game) => id

interface GameListPageProps {
  route: GameListRoute
  /** Above the games. */
  children?: ReactNode
}

/** List of games of one kind or category. Search, filters, order and page are in the URL, so that the server can render each state. */
export function GameListPage({ route, children }: GameListPageProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [path] = useLocation()
  const [query, setQuery] = useSearchState(parseGameListSearch, toGameListSearch)
  const favourites = useFavourites()
  const list = useGamesList({
    inputOf: (page) => gameListInput(route, query, page),
    toPage,
    idOf,
    skipped: skippedGames(query),
  })
  const liveJackpots = useLiveJackpots()
  const showsJackpots = route.category === 'jackpot'
  // the list's first page, which names providers and initials; the previous ones are shown while another list loads
  const first = useGamesQuery(gameListInput(route, query), {
    keepPreviousData: true,
    refreshInterval: showsJackpots && liveJackpots.live ? jackpotRefreshMs : 0,
  })
  const providers = first.data?.providers ?? []
  const change = (next: Partial<GameListQuery>) => setQuery({ ...query, page: 1, ...next })
  return (
    <GameListLayout
      route={route}
      path={path}
      query={query}
      total={list.loading || list.error ? null : list.total}
      providers={providers}
      initials={first.data?.initials ?? []}
      onChange={change}
    >
      {children}
      {list.loading ? (
        <TilesSkeleton count={18} />
      ) : list.error ? (
        <ErrorState title={t('games.list_failed')} action={<Button {...button('retry', { text: 'games.retry' })} onClick={list.retry} />}>
          {list.error.message}
        </ErrorState>
      ) : (
        <GameList
          key={gameListHref(path, query)}
          games={list.items}
          total={list.total}
          status={list.more}
          route={route}
          path={path}
          query={query}
          favourites={favourites}
          {...(showsJackpots && { liveJackpots })}
          onMore={list.loadMore}
        />
      )}
      <FavouriteNotice favourites={favourites} />
    </GameListLayout>
  )
}
