import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useLocation } from 'wouter'
import type { CallOutput } from '../api/contract.ts'
import { createPagedListHook } from '../api/createPagedListHook.ts'
import type { Game } from '../api/entities/game.ts'
import type { ListPage } from '../api/mergePages.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useSearchState } from '../content/useSearchState.ts'
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
  parseGameListSearch,
  skippedGames,
  toGameListSearch,
} from './model.ts'

const useGamesList = createPagedListHook<typeof gamesCalls>('games')
const toPage = ({ games, total }: CallOutput<typeof gamesCalls.list>): ListPage<Game> => ({ items: games, total })
const idOf = ({ id }: Game) => id

type GameListPageProps = GameListRoute

/** List of games of one kind or category. Search, sort order and page are in the URL, so that the server can render each state. */
export function GameListPage(route: GameListPageProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [path] = useLocation()
  const [query, setQuery] = useSearchState(parseGameListSearch, toGameListSearch)
  const list = useGamesList('list', {
    inputOf: (page) => gameListInput(route, query, page),
    toPage,
    idOf,
    skipped: skippedGames(query),
  })
  const change = (next: Partial<GameListQuery>) => setQuery({ ...query, page: 1, ...next })
  return (
    <GameListLayout route={route} path={path} query={query} total={list.loading || list.error ? null : list.total} onChange={change}>
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
          onMore={list.loadMore}
        />
      )}
    </GameListLayout>
  )
}
