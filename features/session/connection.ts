/** A HEAD request to the favicon every 30 s; the dialog opens after 60 s without a response (specification, *Connectivity*). */
export const pingEveryMs = 30_000
export const lostAfterMs = 60_000

/** `since`: when the first ping failed, ms of a monotonic clock. */
export type Connection =
  | { readonly at: 'connected' }
  | { readonly at: 'disconnected'; readonly since: number }
  | { readonly at: 'lost'; readonly since: number }

export type ConnectionEvent =
  | { readonly type: 'answered' }
  /** A ping failed, or the lost timer of a disconnection fired. `now`: monotonic ms. */
  | { readonly type: 'silent'; readonly now: number }

/** Disconnected after the first failed ping, lost 60 s later, connected again after the first response. */
export function nextConnection(state: Connection, event: ConnectionEvent): Connection {
  if (event.type === 'answered') return state.at === 'connected' ? state : { at: 'connected' }
  if (state.at === 'connected') return { at: 'disconnected', since: event.now }
  if (state.at === 'disconnected' && event.now - state.since >= lostAfterMs) return { at: 'lost', since: state.since }
  return state
}

export interface ConnectionWatch {
  /** Pings immediately, for the browser's `online` and `offline` events. */
  check(): void
  stop(): void
}

interface WatchOptions {
  /** Resolves with whether the server responded. Never rejects. */
  ping(): Promise<boolean>
  /** Monotonic ms. */
  now(): number
  onChange(state: Connection, before: Connection): void
}

/** Pings until stopped and reports each state change. The first ping waits 30 s, so that it adds no request to the page load. */
export function watchConnection({ ping, now, onChange }: WatchOptions): ConnectionWatch {
  let state: Connection = { at: 'connected' }
  let stopped = false
  let pingTimer: ReturnType<typeof setTimeout>
  let lostTimer: ReturnType<typeof setTimeout> | undefined
  const apply = (event: ConnectionEvent) => {
    const before = state
    state = nextConnection(before, event)
    if (state === before) return
    clearTimeout(lostTimer)
    if (state.at === 'disconnected') lostTimer = setTimeout(() => apply({ type: 'silent', now: now() }), lostAfterMs)
    onChange(state, before)
  }
  const check = () => {
    clearTimeout(pingTimer)
    pingTimer = setTimeout(check, pingEveryMs)
    void ping().then((answered) => {
      if (!stopped) apply(answered ? { type: 'answered' } : { type: 'silent', now: now() })
    })
  }
  pingTimer = setTimeout(check, pingEveryMs)
  return {
    check,
    stop: () => {
      stopped = true
      clearTimeout(pingTimer)
      clearTimeout(lostTimer)
    },
  }
}
