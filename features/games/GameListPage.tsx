import { Button } from '@casino/design-system/components/Button'
import { ErrorState } from '@casino/design-system/patterns/ErrorState'
import { useEffect, useReducer } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { createClient } from '../session/client.ts'
import type { CallOutput } from '../session/contract.ts'
import { createUseCall } from '../session/useCall.ts'
import type { gamesCalls } from './calls.ts'
import { GameList } from './GameList.tsx'
import { GameListFrame } from './GameListFrame.tsx'
import { TilesSkeleton } from './LobbySkeleton.tsx'
import { type ListQuery, type ListRoute, listHref, listInput, type MoreState, nextMore, noMore, readListQuery } from './model.ts'

const useGamesCall = createUseCall<typeof gamesCalls>('games')
const send = createClient<typeof gamesCalls>('games')

/** List of games of one kind or category. Search, sort order and page are in the URL, so that the server can render each state. */
export function GameListPage({ kind, category, sort }: ListRoute) {
  const t = useTexts()
  const button = useButtons()
  const [path, navigate] = useLocation()
  const query = readListQuery(useSearch())
  const route = { kind, category, sort }
  const { data, error, mutate } = useGamesCall('list', listInput(route, query))
  const change = (next: Partial<ListQuery>) => navigate(listHref(path, { ...query, page: 1, ...next }), { replace: true })
  return (
    <GameListFrame route={route} path={path} query={query} total={data?.total ?? null} onChange={change}>
      {data ? (
        <Found key={listHref(path, query)} first={data} route={route} path={path} query={query} />
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
    </GameListFrame>
  )
}

interface FoundProps {
  /** The page of games named by the URL. */
  readonly first: CallOutput<typeof gamesCalls.list>
  readonly route: ListRoute
  readonly path: string
  readonly query: ListQuery
}

/** Further games by list URL, so that going back from a game restores the list. Written in browsers only. */
const loaded = new Map<string, MoreState>()

/** The first page of games with further ones appended. Remounted for each query. */
function Found({ first, route, path, query }: FoundProps) {
  const list = listHref(path, query)
  const [more, dispatch] = useReducer(nextMore, list, (name) => loaded.get(name) ?? noMore)
  useEffect(() => {
    loaded.set(list, more.status === 'idle' ? more : { ...more, status: 'idle' })
  }, [list, more])
  const games = [...first.games, ...more.games]
  const showMore = () => {
    dispatch({ type: 'asked' })
    send('list', listInput(route, query, games.length)).then(
      (answer) => dispatch({ type: 'arrived', games: answer.games }),
      () => dispatch({ type: 'failed' }),
    )
  }
  return <GameList games={games} total={first.total} status={more.status} route={route} path={path} query={query} onMore={showMore} />
}
