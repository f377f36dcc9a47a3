import { useCallback, useEffect, useMemo, useState } from 'react'
import { sendCall } from '../../api/client.ts'
import type { Game } from '../../api/entities/game.ts'
import type { CallError } from '../../api/errors.ts'
import { settleCall } from '../../api/settleCall.ts'
import { useRun } from '../../api/useRun.ts'
import { usePageContext } from '../../content/PageContext.tsx'
import { announce, listenFor } from '../../session/tabChannel.ts'
import { useFavouritesQuery } from '../queries.ts'

/** The favourites of a player, with a command that marks and unmarks. */
export interface Favourites {
  /** Latest first. */
  games: readonly Game[]
  has: (id: string) => boolean
  toggle: (game: Game) => void
  /** Of the last change that the server refused and that was undone; null after `dismiss`. */
  failure: CallError | null
  dismiss: () => void
}

interface Change {
  game: Game
  favourite: boolean
}

const applyChange = (games: readonly Game[], { game, favourite }: Change): Game[] => {
  const others = games.filter(({ id }) => id !== game.id)
  return favourite ? [game, ...others] : others
}

/** Changes are sent one after the other, so that the last press counts on any network. */
let lastSent: Promise<unknown> = Promise.resolve()

function sendChange({ game, favourite }: Change) {
  const sent = lastSent.then(() => settleCall(sendCall('games.setFavourite', { body: { gameId: game.id, favourite } })))
  lastSent = sent.catch(() => undefined) // a programming error is reported by its own press
  return sent
}

const noGames: readonly Game[] = []

/** The player's favourites, in every tab; null for a guest. A press shows at once and is undone when the server refuses it. */
export function useFavourites(): Favourites | null {
  const run = useRun()
  const { loggedIn } = usePageContext().session
  const { data, mutate } = useFavouritesQuery(loggedIn ? {} : null)
  const [pending, setPending] = useState<readonly Change[]>([])
  const [failure, setFailure] = useState<CallError | null>(null)
  const games = useMemo(() => pending.reduce<readonly Game[]>(applyChange, data?.games ?? noGames), [data, pending])
  const ids = useMemo(() => new Set(games.map(({ id }) => id)), [games])
  useEffect(() => (loggedIn ? listenFor('favouritesChanged', () => void mutate()) : undefined), [loggedIn, mutate])
  const toggle = useCallback(
    async (game: Game) => {
      const change = { game, favourite: !ids.has(game.id) }
      setFailure(null)
      setPending((changes) => [...changes, change])
      const result = await sendChange(change)
      if (result.type === 'failure') setFailure(result.error)
      // the cache is empty until the first change or request: before that the server has sent the list with the page
      else {
        announce('favouritesChanged')
        await mutate((current) => ({ games: applyChange((current ?? data)?.games ?? noGames, change) }), { revalidate: false })
      }
      setPending((changes) => changes.filter((other) => other !== change))
    },
    [ids, data, mutate],
  )
  return useMemo(
    () =>
      loggedIn
        ? {
            games,
            has: (id: string) => ids.has(id),
            toggle: (game: Game) => run(toggle(game)),
            failure,
            dismiss: () => setFailure(null),
          }
        : null,
    [loggedIn, games, ids, toggle, failure, run],
  )
}
