import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import { sendCall } from '../../api/client.ts'
import type { CallOutput } from '../../api/contract.ts'
import { type CallResult, settleCall } from '../../api/settleCall.ts'
import { useRun } from '../../api/useRun.ts'
import { listenFor } from '../../session/tabChannel.ts'
import type { gamesCalls } from '../calls.ts'
import type { GameMode } from '../paths.ts'
import { initialLaunchState, type LaunchState } from './launch.ts'

interface GameLaunch {
  state: LaunchState
  retry: () => void
}

/**
 * Launches a game. Launch tokens are single-use, so the response is not cached and no request is deduplicated.
 * A pause that begins in another tab launches again: the platform refuses it, or answers with the round that the player may still end.
 * Not a mutation hook: the page launches without a command, and leaving it aborts the request.
 */
export function useGameLaunch(gameId: string, mode: GameMode, loggedIn: boolean): GameLaunch {
  const run = useRun()
  const [state, setState] = useState(() => initialLaunchState(mode, loggedIn))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` launches again
  useEffect(() => {
    const initial = initialLaunchState(mode, loggedIn)
    setState(initial)
    if (initial.type !== 'launching') return
    const abort = new AbortController()
    run(
      settleCall(sendCall('games.launch', { body: { gameId, mode } }, abort.signal)).then(
        (result) => {
          if (!abort.signal.aborted) setState(launched(result))
        },
        (error: unknown) => {
          if (!abort.signal.aborted) throw error
        },
      ),
    )
    return () => abort.abort()
  }, [gameId, mode, loggedIn, attempt, run])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => (loggedIn ? listenFor('paused', retry) : undefined), [loggedIn, retry])
  return { state, retry }
}

function launched(result: CallResult<CallOutput<typeof gamesCalls.launch>>): LaunchState {
  if (result.type === 'success') return { type: 'running', frameUrl: result.data.frameUrl }
  const { code, message, details } = result.error
  const data = details.data as z.output<typeof gamesCalls.launch.errorData> | undefined // parsed by the site server with this schema
  return code === 'ERR_UNAUTHENTICATED' ? { type: 'needsLogin' } : { type: 'refused', code, message, playLimit: data?.playLimit }
}
