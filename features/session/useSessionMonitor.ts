import { useEffect, useReducer, useRef } from 'react'
import { createClient } from '../api/client.ts'
import type { CallError } from '../api/errors.ts'
import type { sessionCalls } from './calls.ts'
import { monitorConnection } from './connectionMonitor.ts'
import { initialSessionDialogState, type SessionDialogState, sessionDialogReducer } from './sessionDialogState.ts'
import { createSessionValidator, type SessionValidator } from './sessionValidator.ts'

const call = createClient<typeof sessionCalls>('session')
/** Longest `setTimeout` delay (2³¹ − 1 ms). */
const maxTimeoutMs = 2_147_483_647

interface SessionMonitorOptions {
  loggedIn: boolean
  /** Current path; each navigation checks the session. */
  path: string
  /** Preloads the dialogs while the server is reachable. */
  preload(): void
  /** The session has expired. Called once per opening of the dialog. */
  onExpired(cause: CallError): void
}

/** Monitors connection and session, and returns which dialog is open. */
export function useSessionMonitor({ loggedIn, path, preload, onExpired }: SessionMonitorOptions): SessionDialogState {
  const [dialogState, dispatch] = useReducer(sessionDialogReducer, initialSessionDialogState)
  const latest = useRef({ preload, onExpired, expiryShown: false })
  latest.current = { preload, onExpired, expiryShown: dialogState.expiryShown || dialogState.openDialog === 'lost' }
  const validator = useRef<SessionValidator>(null)

  useEffect(() => {
    const monitor = monitorConnection({
      ping: async () => {
        const reachable = await ping()
        if (reachable) latest.current.preload()
        return reachable
      },
      now: () => performance.now(),
      onChange: (state, previous) => {
        if (state.type === 'lost') dispatch({ type: 'connectionLost' })
        if (state.type !== 'connected') return
        if (previous.type === 'lost') dispatch({ type: 'reconnected' })
        validator.current?.checkAfterReconnect()
      },
    })
    window.addEventListener('online', monitor.check)
    window.addEventListener('offline', monitor.check)
    return () => {
      window.removeEventListener('online', monitor.check)
      window.removeEventListener('offline', monitor.check)
      monitor.stop()
    }
  }, [])

  useEffect(() => {
    if (!loggedIn) return
    let expiryTimer: ReturnType<typeof setTimeout> | undefined
    const sessionValidator = createSessionValidator({
      validate: (signal) => call('validate', {}, signal),
      now: () => performance.now(),
      onValid: ({ expiresAt }) => {
        dispatch({ type: 'valid' })
        clearTimeout(expiryTimer)
        const remainingMs = expiresAt - Date.now()
        // an idle page also detects the expiry; a wrong device clock only makes this check early or late
        if (remainingMs > 0 && remainingMs < maxTimeoutMs) expiryTimer = setTimeout(sessionValidator.check, remainingMs + 1000)
      },
      onExpired: (cause) => {
        if (!latest.current.expiryShown) latest.current.onExpired(cause)
        dispatch({ type: 'expired' })
      },
      onUnexpectedError: reportError,
    })
    validator.current = sessionValidator
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') sessionValidator.check()
    }
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibilityChange)
      clearTimeout(expiryTimer)
      sessionValidator.stop()
      validator.current = null
    }
  }, [loggedIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path triggers a check
  useEffect(() => {
    validator.current?.check()
  }, [path])

  return dialogState
}

/** Any response counts, including a 404. */
const ping = (): Promise<boolean> =>
  fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false, // a network failure is the negative result, not an error
  )
