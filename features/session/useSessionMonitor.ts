import { useEffect, useRef, useState } from 'react'
import { sendCall } from '../api/client.ts'
import { listenForSessionRefusal } from '../api/sessionRefusal.ts'
import { noSessionDialog, type SessionDialogState, type SessionEndReason } from './sessionDialogState.ts'
import { monitorSession, type SessionMonitor } from './sessionMonitor.ts'
import { listenFor } from './tabChannel.ts'

/** A ping without an answer after this time is silence. */
const pingTimeoutMs = 10_000

interface SessionMonitorInput {
  loggedIn: boolean
  /** Current path; each navigation checks the session. */
  path: string
  /** Preloads the dialogs while the server is reachable. */
  preload(): void
  /** Ends the session in this browser; false when another has begun since. Never rejects. */
  endSession(reason: SessionEndReason): Promise<boolean>
}

/** Monitors connection and session. Returns which dialog is open, and its retry. */
export function useSessionMonitor({ loggedIn, path, preload, endSession }: SessionMonitorInput): {
  dialog: SessionDialogState
  retry: () => void
} {
  const [dialog, setDialog] = useState(noSessionDialog)
  const latest = useRef({ preload, endSession })
  latest.current = { preload, endSession }
  const monitor = useRef<SessionMonitor>(null)

  useEffect(() => {
    const current = monitorSession({
      loggedIn,
      ping: async () => {
        const reachable = await ping()
        if (reachable) latest.current.preload()
        return reachable
      },
      validate: (signal) => sendCall('session.validate', {}, signal),
      now: () => performance.now(),
      utcNow: Date.now,
      endSession: (reason) => latest.current.endSession(reason),
      onChange: setDialog,
      onUnexpectedError: reportError,
    })
    monitor.current = current
    latest.current.preload() // the network may be lost before the first ping
    const stopListening = listen(current)
    return () => {
      stopListening()
      current.stop()
      monitor.current = null
    }
  }, [loggedIn])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path triggers a check
  useEffect(() => monitor.current?.checkSession(), [path])

  return { dialog, retry: () => monitor.current?.retry() }
}

/** Passes on the browser's events, the logouts and logins of other tabs, and refusals for want of a session. Returns the end of it. */
function listen(monitor: SessionMonitor): () => void {
  const ended = new AbortController()
  const { signal } = ended
  window.addEventListener('online', monitor.checkConnection, { signal })
  window.addEventListener('offline', monitor.checkConnection, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && monitor.checkSession(), { signal })
  const listened = [
    listenFor('loggedOut', monitor.handleLogoutElsewhere),
    listenFor('loggedIn', monitor.checkSessionNow),
    listenForSessionRefusal(monitor.checkSessionNow),
  ]
  return () => {
    ended.abort()
    for (const stopListening of listened) stopListening()
  }
}

/** Any response counts, including a 404. */
const ping = (): Promise<boolean> =>
  fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(pingTimeoutMs) }).then(
    () => true,
    () => false, // a network failure is the negative result, not an error
  )
