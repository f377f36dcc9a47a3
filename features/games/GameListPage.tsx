import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useEffect, useReducer } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createClient } from '../api/client.ts'
import type { CallOutput } from '../api/contract.ts'
import { createQueryHook } from '../api/createQueryHook.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { gamesCalls } from './calls.ts'
import { GameList } from './GameList.tsx'
import { GameListLayout } from './GameListLayout.tsx'
import { TilesSkeleton } from './LobbySkeleton.tsx'
import {
  type GameListQuery,
  type GameListRoute,
  gameListHref,
  gameListInput,
  initialLoadMoreState,
  type LoadMoreState,
  loadMoreReducer,
  parseGameListSearch,
} from './model.ts'

const useGamesQuery = createQueryHook<typeof gamesCalls>('games')
const call = createClient<typeof gamesCalls>('games')

type GameListPageProps = GameListRoute

/** List of games of one kind or category. Search, sort order and page are in the URL, so that the server can render each state. */
export function GameListPage({ kind, category, sort }: GameListPageProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [path, navigate] = useLocation()
  const query = parseGameListSearch(useSearch())
  const route = { kind, category, sort }
  const { data, error, mutate } = useGamesQuery('list', gameListInput(route, query))
  const change = (next: Partial<GameListQuery>) => navigate(gameListHref(path, { ...query, page: 1, ...next }), { replace: true })
  return (
    <GameListLayout route={route} path={path} query={query} total={data?.total ?? null} onChange={change}>
      {data ? (
        <GameResults key={gameListHref(path, query)} first={data} route={route} path={path} query={query} />
      ) : error ? (
        <ErrorState
          title={t('games.list_failed')}
          action={<Button {...button('retry', { text: 'games.retry' })} onClick={() => mutate()} />}
        >
          {error.message}
        </ErrorState>
      ) : (
        <TilesSkeleton count={18} />
      )}
    </GameListLayout>
  )
}

interface GameResultsProps {
  /** The page of games named by the URL. */
  first: CallOutput<typeof gamesCalls.list>
  route: GameListRoute
  path: string
  query: GameListQuery
}

/** Further games by list URL, so that going back from a game restores the list. Written in browsers only. */
const loadMoreCache = new Map<string, LoadMoreState>()

/** The first page of games with further ones appended. Remounted for each query. */
function GameResults({ first, route, path, query }: GameResultsProps) {
  const href = gameListHref(path, query)
  const [more, dispatch] = useReducer(loadMoreReducer, href, (name) => loadMoreCache.get(name) ?? initialLoadMoreState)
  useEffect(() => {
    loadMoreCache.set(href, more.status === 'idle' ? more : { ...more, status: 'idle' })
  }, [href, more])
  const games = [...first.games, ...more.games]
  const showMore = () => {
    dispatch({ type: 'asked' })
    call('list', gameListInput(route, query, games.length)).then(
      (response) => dispatch({ type: 'arrived', games: response.games }),
      () => dispatch({ type: 'failed' }),
    )
  }
  return <GameList games={games} total={first.total} status={more.status} route={route} path={path} query={query} onMore={showMore} />
}
