import { useEffect, useReducer, useRef } from 'react'
import type { sessionCalls } from './calls.ts'
import { createClient } from './client.ts'
import { watchConnection } from './connection.ts'
import { type DialogState, nextDialog, noDialog } from './dialogs.ts'
import type { CallError } from './errors.ts'
import { createValidityCheck, type ValidityCheck } from './validity.ts'

const call = createClient<typeof sessionCalls>('session')
/** Longest delay that a timer can hold (2³¹ − 1 ms). */
const longestTimer = 2_147_483_647

interface WatchInput {
  readonly loggedIn: boolean
  /** Current path: a navigation checks the session. */
  readonly path: string
  /** Fetches the dialogs while there is a connection. */
  preload(): void
  /** The session counts as expired. Called once for each time the dialog opens. */
  onEnded(cause: CallError): Promise<void>
}

/** Runs both watches and answers which dialog stands open. */
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
        // a page left alone finds out by itself; a device clock that is wrong only asks too often or too late
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what asks for a check
  useEffect(() => {
    validity.current?.check()
  }, [path])

  return dialogs
}

/** Any answer counts: a server that says 404 is reached. */
const ping = (): Promise<boolean> =>
  fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false, // a network failure is the very thing that is asked about
  )
