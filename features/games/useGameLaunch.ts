import { useCallback, useEffect, useState } from 'react'
import { createClient } from '../api/client.ts'
import { CallError } from '../api/errors.ts'
import type { GameMode, gamesCalls } from './calls.ts'
import { initialLaunchState, type LaunchState } from './model.ts'

const call = createClient<typeof gamesCalls>('games')

interface GameLaunch {
  state: LaunchState
  retry: () => void
}

/** Launches a game. Launch tokens are single-use, so the response is not cached and no request is deduplicated. */
export function useGameLaunch(gameId: string, mode: GameMode, loggedIn: boolean): GameLaunch {
  const [state, setState] = useState(() => initialLaunchState(mode, loggedIn))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` launches again
  useEffect(() => {
    const initial = initialLaunchState(mode, loggedIn)
    setState(initial)
    if (initial.type !== 'launching') return
    const abort = new AbortController()
    call('launch', { body: { gameId, mode } }, abort.signal).then(
      ({ frameUrl }) => setState({ type: 'running', frameUrl }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState(
          error.code === 'ERR_UNAUTHENTICATED' ? { type: 'needsLogin' } : { type: 'refused', code: error.code, message: error.message },
        )
      },
    )
    return () => abort.abort()
  }, [gameId, mode, loggedIn, attempt])
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
