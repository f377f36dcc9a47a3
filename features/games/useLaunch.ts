import { useCallback, useEffect, useState } from 'react'
import { createClient } from '../session/client.ts'
import { CallError } from '../session/errors.ts'
import type { GameMode, gamesCalls } from './calls.ts'
import { firstLaunchState, type LaunchState } from './model.ts'

const send = createClient<typeof gamesCalls>('games')

interface Launch {
  readonly state: LaunchState
  readonly retry: () => void
}

/** Launches a game. Launch tokens are single-use, so the response is not cached and no request is deduplicated. */
export function useLaunch(gameId: string, mode: GameMode, loggedIn: boolean): Launch {
  const [state, setState] = useState(() => firstLaunchState(mode, loggedIn))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` launches again
  useEffect(() => {
    const first = firstLaunchState(mode, loggedIn)
    setState(first)
    if (first.step !== 'launching') return
    const abort = new AbortController()
    send('launch', { body: { gameId, mode } }, abort.signal).then(
      ({ frameUrl }) => setState({ step: 'running', frameUrl }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState(
          error.code === 'ERR_UNAUTHENTICATED' ? { step: 'needsLogin' } : { step: 'refused', code: error.code, message: error.message },
        )
      },
    )
    return () => abort.abort()
  }, [gameId, mode, loggedIn, attempt])
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
