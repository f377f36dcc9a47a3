import { useEffect, useReducer, useRef } from 'react'
import type { sessionCalls } from './calls.ts'
import { createClient } from './client.ts'
import { watchConnection } from './connection.ts'
import { type DialogState, nextDialog, noDialog } from './dialogs.ts'
import type { CallError } from './errors.ts'
import { createValidityCheck, type ValidityCheck } from './validity.ts'

const call = createClient<typeof sessionCalls>('session')
/** Longest `setTimeout` delay (2³¹ − 1 ms). */
const longestTimer = 2_147_483_647

interface WatchInput {
  readonly loggedIn: boolean
  /** Current path; each navigation checks the session. */
  readonly path: string
  /** Preloads the dialogs while the server is reachable. */
  preload(): void
  /** The session has expired. Called once per opening of the dialog. */
  onEnded(cause: CallError): Promise<void>
}

/** Monitors connection and session, and returns which dialog is open. */
export function useSessionWatch({ loggedIn, path, preload, onEnded }: WatchInput): DialogState {
  const [dialogs, send] = useReducer(nextDialog, noDialog)
  const latest = useRef({ preload, onEnded, told: false })
  latest.current = { preload, onEnded, told: dialogs.told || dialogs.open === 'lost' }
  const validity = useRef<ValidityCheck>(null)

  useEffect(() => {
    const watch = watchConnection({
      ping: async () => {
        const answered = await ping()
        if (answered) latest.current.preload()
        return answered
      },
      now: () => performance.now(),
      onChange: (state, before) => {
        if (state.at === 'lost') send({ type: 'connectionLost' })
        if (state.at !== 'connected') return
        if (before.at === 'lost') send({ type: 'reconnected' })
        validity.current?.checkAfterReconnect()
      },
    })
    window.addEventListener('online', watch.check)
    window.addEventListener('offline', watch.check)
    return () => {
      window.removeEventListener('online', watch.check)
      window.removeEventListener('offline', watch.check)
      watch.stop()
    }
  }, [])

  useEffect(() => {
    if (!loggedIn) return
    let expiry: ReturnType<typeof setTimeout> | undefined
    const check = createValidityCheck({
      validate: (signal) => call('validate', {}, signal),
      now: () => performance.now(),
      onValid: ({ expiresAt }) => {
        send({ type: 'valid' })
        clearTimeout(expiry)
        const left = expiresAt - Date.now()
        // an idle page also detects the expiry; a wrong device clock only makes this check early or late
        if (left > 0 && left < longestTimer) expiry = setTimeout(check.check, left + 1000)
      },
      onExpired: (cause) => {
        if (!latest.current.told) void latest.current.onEnded(cause)
        send({ type: 'expired' })
      },
      onFault: reportError,
    })
    validity.current = check
    const whenSeen = () => {
      if (document.visibilityState === 'visible') check.check()
    }
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      document.removeEventListener('visibilitychange', whenSeen)
      clearTimeout(expiry)
      check.stop()
      validity.current = null
    }
  }, [loggedIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path triggers a check
  useEffect(() => {
    validity.current?.check()
  }, [path])

  return dialogs
}

/** Any response counts, including a 404. */
const ping = (): Promise<boolean> =>
  fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false, // a network failure is the negative result, not an error
  )
