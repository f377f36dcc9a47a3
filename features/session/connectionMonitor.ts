/** A HEAD request to the favicon every 30 s; the dialog opens after 60 s without a response (specification, *Connectivity*). */
export const pingIntervalMs = 30_000
export const lostAfterMs = 60_000

/** `since`: when the first ping failed, ms of a monotonic clock. */
export type ConnectionState = { type: 'connected' } | { type: 'disconnected'; since: number } | { type: 'lost'; since: number }

export type ConnectionEvent =
  | { type: 'answered' }
  /** A ping failed, or the lost timer of a disconnection fired. `now`: monotonic ms. */
  | { type: 'silent'; now: number }

/** Disconnected after the first failed ping, lost 60 s later, connected again after the first response. */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (event.type === 'answered') return state.type === 'connected' ? state : { type: 'connected' }
  if (state.type === 'connected') return { type: 'disconnected', since: event.now }
  if (state.type === 'disconnected' && event.now - state.since >= lostAfterMs) return { type: 'lost', since: state.since }
  return state
}

export interface ConnectionMonitor {
  /** Pings immediately, for the browser's `online` and `offline` events. */
  check(): void
  stop(): void
}

interface ConnectionMonitorOptions {
  /** Resolves with whether the server responded. Never rejects. */
  ping(): Promise<boolean>
  /** Monotonic ms. */
  now(): number
  onChange(state: ConnectionState, previous: ConnectionState): void
}

/** Pings until stopped and reports each state change. The first ping waits 30 s, so that it adds no request to the page load. */
export function monitorConnection({ ping, now, onChange }: ConnectionMonitorOptions): ConnectionMonitor {
  let state: ConnectionState = { type: 'connected' }
  let stopped = false
  let pingTimer: ReturnType<typeof setTimeout>
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  const dispatch = (event: ConnectionEvent) => {
    const previous = state
    state = connectionReducer(previous, event)
    if (state === previous) return
    clearTimeout(lostTimer)
    if (state.type === 'disconnected') lostTimer = setTimeout(() => dispatch({ type: 'silent', now: now() }), lostAfterMs)
    onChange(state, previous)
  }
  const check = () => {
    clearTimeout(pingTimer)
    pingTimer = setTimeout(check, pingIntervalMs)
    void ping().then((reachable) => {
      if (!stopped) dispatch(reachable ? { type: 'answered' } : { type: 'silent', now: now() })
    })
  }
  pingTimer = setTimeout(check, pingIntervalMs)
  return {
    check,
    stop: () => {
      stopped = true
      clearTimeout(pingTimer)
      clearTimeout(lostTimer)
    },
  }
}
